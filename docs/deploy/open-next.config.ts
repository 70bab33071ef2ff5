/**
 * The shop as AWS functions: `npx @opennextjs/aws@4 build --config-path docs/deploy/open-next.config.ts`.
 * What works there and what does not is in docs/deploy.md; `npm run prove-deployment -- --only opennext` tries it.
 */
export default {
  default: {
    // OpenNext leaves sharp out of the bundle; uploads and invoices need it.
    install: { packages: ["sharp@0.35.5"] },
    override: {
      wrapper: "aws-lambda",
      converter: "aws-apigw-v2",
      incrementalCache: "s3",
      // Reads the tags' times on each use, so that all instances see a change at once.
      tagCache: "dynamodb-nextMode",
    },
  },
  buildCommand: "npm run build",
};
