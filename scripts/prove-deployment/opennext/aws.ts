import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import getPort from "get-port";
import { onExit } from "../../shared/cleanup";

const region = "eu-central-1";
const bucket = "cache";
const table = "tags";
/** s3rver accepts no other credentials. */
const credentials = { accessKeyId: "S3RVER", secretAccessKey: "S3RVER" };

/**
 * Fakes of S3, filled with the build's pages, and of DynamoDB, with an empty table of tags, as a deployment
 * creates them. Returns the function's settings. `tools` is the folder where the packages are installed.
 */
export async function startAws(tools: string, pages: string): Promise<NodeJS.Dict<string>> {
  const load = createRequire(join(process.cwd(), tools, "package.json"));
  const dynamo = await startDynamo(load);
  const s3 = await startS3(load);
  await makeTable(load, dynamo);
  await uploadPages(load, s3, pages);
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_S3: s3,
    AWS_ENDPOINT_URL_DYNAMODB: dynamo,
    CACHE_BUCKET_REGION: region,
    CACHE_BUCKET_NAME: bucket,
    CACHE_BUCKET_KEY_PREFIX: "_cache",
    CACHE_DYNAMO_TABLE: table,
  };
}

async function startDynamo(load: NodeJS.Require) {
  const dynalite = load("dynalite");
  const port = await getPort();
  const server = dynalite({ createTableMs: 0 }).listen(port, "127.0.0.1");
  await once(server, "listening");
  onExit(() => void server.close());
  return `http://127.0.0.1:${port}`;
}

async function startS3(load: NodeJS.Require) {
  const S3rver = load("s3rver");
  const port = await getPort();
  const directory = mkdtempSync(join(tmpdir(), "presetry-s3-"));
  onExit(() => rmSync(directory, { recursive: true, force: true }));
  const server = new S3rver({
    port,
    directory,
    address: "127.0.0.1",
    silent: true,
    configureBuckets: [{ name: bucket }],
  });
  await server.run();
  onExit(() => server.close());
  return `http://127.0.0.1:${port}`;
}

async function makeTable(load: NodeJS.Require, endpoint: string) {
  const { DynamoDBClient, CreateTableCommand } = load("@aws-sdk/client-dynamodb");
  const keys = { tag: "HASH", path: "RANGE" };
  const command = new CreateTableCommand({
    TableName: table,
    BillingMode: "PAY_PER_REQUEST",
    AttributeDefinitions: Object.keys(keys).map((name) => ({
      AttributeName: name,
      AttributeType: "S",
    })),
    KeySchema: Object.entries(keys).map(([name, type]) => ({ AttributeName: name, KeyType: type })),
  });
  await new DynamoDBClient({ region, endpoint, credentials }).send(command);
}

async function uploadPages(load: NodeJS.Require, endpoint: string, pages: string) {
  const { S3Client, PutObjectCommand } = load("@aws-sdk/client-s3");
  const client = new S3Client({ region, endpoint, credentials, forcePathStyle: true });
  const entries = await readdir(pages, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((it) => it.isFile())) {
    const file = join(entry.parentPath, entry.name);
    const key = `_cache/${relative(pages, file)}`;
    const object = { Bucket: bucket, Key: key, Body: readFileSync(file) };
    await client.send(new PutObjectCommand(object));
  }
}
