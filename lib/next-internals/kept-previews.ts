import { keepResponses } from "./kept-responses";

const isPreview = (url: string) => /^\/preview\/[a-z-]+(\/(bare|frame|edit\/frame))?$/.test(url);

/**
 * Previews are the same from one build to the next, and no pages to Next, which serves a route handler at half the
 * speed of one.
 */
export const keepPreviews = () =>
  keepResponses({
    addressOf: ({ url = "" }) => (isPreview(url) ? url : null),
    isKeepable: () => true,
    isValid: () => true,
  });
