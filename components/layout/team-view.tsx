import { useTranslations } from "#translations";
import { team } from "./team";

export function TeamView() {
  const t = useTranslations("team");
  return (
    <div className="page pt-12 pb-24">
      <h1 className="text-4xl">{t("title")}</h1>
      <p className="mt-4 max-w-prose text-ink-soft text-lg">{t("intro")}</p>
      <ul className="mt-12 grid grid-cols-2 gap-x-4 gap-y-6 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4">
        {team.map(({ name, imageUrl, linkedin, github }) => (
          <li key={name} className="overflow-hidden rounded-card border border-line bg-card">
            <img
              src={imageUrl}
              alt={t("portraitOf", { name })}
              width={480}
              height={480}
              loading="lazy"
              decoding="async"
              className="aspect-square w-full"
            />
            <div className="px-2.5 py-3.5 sm:px-4 sm:py-4">
              <h2 className="text-lg" translate="no">
                {name}
              </h2>
              <p className="text-ink-soft text-sm">{t("role")}</p>
              <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
                <a href={linkedin} rel="noopener" className="underline underline-offset-4">
                  {t("linkedin")}
                  <span className="sr-only">{t("profileOf", { name })}</span>
                </a>
                <a href={github} rel="noopener" className="underline underline-offset-4">
                  {t("github")}
                  <span className="sr-only">{t("profileOf", { name })}</span>
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
