import { lacquer, metal, plaster, wood } from "../../kit/materials";

export const moss = () => lacquer("#2f6b45", 0.4);
export const brass = () => metal("#d2ab66", 0.22);
export const bone = () => plaster("#efe9dc", 0.2, 0.6);
export const oak = () => wood("#b98a5c", 0.35, 0.2);
