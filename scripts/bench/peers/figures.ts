import { atLeast, expected, type Figure, forInformation, ratio, seconds } from "../figures";
import { figureOfLargestPaint, figureOfPerformance, type LighthouseScores } from "../lighthouse";
import { median } from "../statistics";
import type { Kind, Store } from "./store";

/** The shop comes first. */
export type PerStore<T> = [Store, T][];

/**
 * Shops that cannot be installed from npm: they have to run already and are named with `--beside`.
 */
const known = [
  {
    name: "Payload's ecommerce template",
    leastTimes: 1.1,
    absence: "not compared: create-payload-app on npm loads its templates from GitHub",
  },
  { name: "NextFaster", leastTimes: 12, absence: "not compared: on GitHub only" },
];

export const absent = (beside: Store[]): Figure[] =>
  known
    .filter(({ name }) => beside.every((store) => store.name !== name))
    .map(({ name, absence }) => forInformation(name, absence));

const inOneRow = <T>(what: string, values: PerStore<T>, print: (value: T) => string): Figure =>
  forInformation(what, values.map(([{ name }, value]) => `${name} ${print(value)}`).join(", "));

const times = (value: number) => `${value.toFixed(1)} times`;
const whole = (value: number) => value.toFixed(0);

export function figuresOfRates(kind: Kind, rates: PerStore<number[]>): Figure[] {
  const [own, ...others] = rates;
  if (!own) return [];
  const timesOf = (all: number[]) => median(own[1]) / median(all);
  const print = (all: number[]) => {
    const comparison = all === own[1] ? "" : `, ${times(timesOf(all))}`;
    return `${whole(median(all))} (lowest ${whole(Math.min(...all))}${comparison})`;
  };
  const goals = others.flatMap(([{ name }, all]) => {
    const { leastTimes } = known.find((shop) => shop.name === name) ?? {};
    const what = `${kind}, requests a second : ${name}`;
    return leastTimes ? [atLeast(what, leastTimes, timesOf(all), ratio)] : [];
  });
  return [inOneRow(`${kind}, requests a second`, rates, print), ...goals];
}

const printJudgment = ({ largestPaintMs, scores, leastPerformance }: LighthouseScores) =>
  `${seconds(largestPaintMs / 1000)}, ${whole(scores.performance)} (lowest ${whole(leastPerformance)})`;

export function figuresOfJudgments(kind: Kind, judged: PerStore<LighthouseScores>): Figure[] {
  const [own, ...others] = judged.map(([, judgment]) => judgment);
  if (!own) return [];
  const isAhead = others.every(({ largestPaintMs }) => own.largestPaintMs < largestPaintMs);
  return [
    inOneRow(`${kind}, largest paint and performance`, judged, printJudgment),
    figureOfPerformance(own),
    figureOfLargestPaint(own),
    ...(others.length > 0
      ? [expected(`${kind}, largest paint earlier than every other shop's`, isAhead)]
      : []),
  ];
}
