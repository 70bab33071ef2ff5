import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onExit } from "../../shared/cleanup";
import { runTool } from "../programs";

/** The files of a certificate for all names below a domain, of no authority. */
export function createCertificate(domain: string) {
  const folder = mkdtempSync(join(tmpdir(), "presetry-certificate-"));
  onExit(() => rmSync(folder, { recursive: true, force: true }));
  const [certificate, key] = [join(folder, "fullchain.pem"), join(folder, "privkey.pem")];
  /** Replaces the files, as a renewal does, and returns the certificate and its fingerprint. */
  const renew = () => {
    const request = `req -x509 -nodes -days 2 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -subj /CN=${domain} -addext subjectAltName=DNS:*.${domain} -out ${certificate} -keyout ${key}`;
    runTool("openssl", request.split(" "));
    const text = readFileSync(certificate, "utf8");
    return { text, fingerprint: new X509Certificate(text).fingerprint256 };
  };
  return { files: `${certificate} ${key}`, renew };
}
