import { useTranslations } from "#translations";
import type { openapi } from "@/lib/composition/openapi";
import { describeType, type Schema } from "./describe-type";
import { TextWithCode } from "./text-with-code";

type Document = ReturnType<typeof openapi>;

interface Operation {
  summary: string;
  description?: string;
  parameters: {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: Schema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

type Content = Record<string, { schema: unknown }>;

const methodsOf = (path: unknown) => Object.entries(path as Record<string, Operation>);

/** The API documentation, rendered from the OpenAPI document at `/api/openapi.json`. */
export function ApiReference({ document }: { document: Document }) {
  const t = useTranslations("reference");
  return (
    <div className="page pt-12 pb-24">
      <h1 className="text-3xl">{t("title")}</h1>
      <p className="mt-4 max-w-prose text-ink-soft">
        <TextWithCode text={document.info.description} /> {t("sameAs")}{" "}
        <a href="/api/openapi.json" className="text-accent underline underline-offset-4">
          {t("openapi")}
        </a>
        .
      </p>
      {Object.entries(document.paths).flatMap(([path, methods]) =>
        methodsOf(methods).map(([method, operation]) => (
          <OperationView key={method + path} path={path} method={method} operation={operation} />
        )),
      )}
    </div>
  );
}

interface OperationViewProps {
  path: string;
  method: string;
  operation: Operation;
}

function OperationView({ path, method, operation }: OperationViewProps) {
  const t = useTranslations("reference");
  const typeText = useTranslations("schemaType");
  const bodies = Object.entries(operation.requestBody?.content ?? {});
  return (
    <section className="mt-12 border-line border-t pt-8">
      <h2 className="font-medium font-mono text-lg [overflow-wrap:anywhere] tracking-normal">
        <span className="text-accent uppercase">{method}</span> {path}
      </h2>
      <p className="mt-2 font-medium">
        <TextWithCode text={operation.summary} />
      </p>
      {operation.description && (
        <p className="mt-1 max-w-prose text-ink-soft">
          <TextWithCode text={operation.description} />
        </p>
      )}
      {operation.parameters.length > 0 && (
        <dl className="mt-5 grid gap-x-8 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
          {operation.parameters.map(({ name, in: location, description, schema }) => (
            <div key={name} className="contents">
              <dt className="label">
                {name} <span className="text-ink-soft">{location}</span>
              </dt>
              <dd className="text-ink-soft">
                {description && (
                  <span className="block">
                    <TextWithCode text={description} />
                  </span>
                )}
                <span className="label [overflow-wrap:anywhere]">
                  {describeType(schema, typeText)}
                </span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {bodies.map(([type, { schema }]) => (
        <SchemaDetails key={type} title={t("bodyOf", { contentType: type })} schema={schema} />
      ))}
      {Object.entries(operation.responses).map(([status, { description, content }]) =>
        status.startsWith("2") && content ? (
          <SchemaDetails
            key={status}
            title={`${status} ${description}`}
            schema={content["application/json"]?.schema}
          />
        ) : (
          <p key={status} className="mt-2">
            <span className="label">{status}</span>{" "}
            <span className="text-ink-soft">
              <TextWithCode text={description} />
            </span>
          </p>
        ),
      )}
    </section>
  );
}

function SchemaDetails({ title, schema }: { title: string; schema: unknown }) {
  return (
    <details className="my-4 rounded-card border border-line bg-card">
      <summary className="label cursor-pointer px-4 py-2.5">{title}</summary>
      <pre className="label overflow-x-auto border-line border-t p-4">
        {JSON.stringify(schema, null, 2)}
      </pre>
    </details>
  );
}
