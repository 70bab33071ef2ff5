/** Next makes the module from the names of folders. */
export const lang = async () => "en";
