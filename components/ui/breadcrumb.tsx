import { IntentLink } from "./intent-link";

interface BreadcrumbProps {
  label: string;
  /** The pages above this one. */
  parents: { name: string; href: string }[];
  name: string;
}

export const Breadcrumb = ({ label, parents, name }: BreadcrumbProps) => (
  <nav aria-label={label} className="label mb-6 text-ink-soft">
    <ol className="flex flex-wrap gap-2">
      {parents.map((parent) => (
        <li key={parent.href}>
          <IntentLink href={parent.href} className="hover:underline">
            {parent.name}
          </IntentLink>{" "}
          /
        </li>
      ))}
      <li aria-current="page" className="text-ink">
        {name}
      </li>
    </ol>
  </nav>
);
