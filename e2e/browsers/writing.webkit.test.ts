import { startWebKit } from "./webkit";
import { testWriting } from "./writing";

testWriting(startWebKit());
