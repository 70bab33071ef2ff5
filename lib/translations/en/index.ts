import * as layout from "./layout";

export const en = { ...layout };
