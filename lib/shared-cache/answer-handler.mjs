import { answers } from "./handlers.mjs";

export default answers;
