/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[], optionalDependencies?: Record<string, string> }} Entry
 * @typedef {Record<string, Entry>} Packages
 */

/**
 * Optional packages for other systems that are missing in package-lock.json. npm omits those that the
 * registry did not offer when the file was written, and then `npm ci` of npm 11 rejects the file.
 * @param {Packages} packages
 */
export function missingOptional(packages) {
  return Object.entries(packages).flatMap(([path, entry]) =>
    Object.entries(entry.optionalDependencies ?? {})
      .filter(([name]) => !isNamed(packages, path, name))
      .map(([name, version]) => ({ name, version, isDev: Boolean(entry.dev) })),
  );
}

/**
 * Adds them: the parent pins the exact version, and the name tells the system.
 * @param {Packages} packages
 * @returns {Packages}
 */
export function withOptional(packages) {
  const added = missingOptional(packages).map(({ name, version, isDev }) => {
    const entry = { version, ...(isDev && { dev: true }), optional: true, ...systemOf(name) };
    return [`node_modules/${name}`, entry];
  });
  const [root, ...rest] = Object.entries(packages);
  const sorted = [...rest, ...added].sort(([a], [b]) => a.localeCompare(b, "en"));
  return Object.fromEntries(root ? [root, ...sorted] : sorted);
}

/** @param {Packages} packages @param {string} path @param {string} name */
function isNamed(packages, path, name) {
  for (let folder = path; ; folder = folder.slice(0, folder.lastIndexOf("/node_modules/"))) {
    if (packages[`${folder ? `${folder}/` : ""}node_modules/${name}`]) return true;
    if (!folder.includes("/node_modules/")) return Boolean(packages[`node_modules/${name}`]);
  }
}

const systems = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const processors = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];

/** @param {string} name for example "@next/swc-linux-arm64-musl" */
function systemOf(name) {
  const words = name.split(/[/-]/);
  const os = systems.filter((one) => words.includes(one));
  const cpu = processors.filter((one) => words.includes(one));
  const libc = words.some((word) => word.startsWith("musl")) ? ["musl"] : [];
  if (words.some((word) => word.startsWith("gnu"))) libc.push("glibc");
  if (!os.length && !cpu.length) throw new Error(`${name} does not say which system it is for.`);
  return {
    ...(cpu.length && { cpu }),
    ...(libc.length && os.includes("linux") && { libc }),
    ...(os.length && { os }),
  };
}
