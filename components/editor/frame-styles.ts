/** Stands between the template's stylesheet and the editor's marks in the frame. */
export const editorStylesMark = "/* The editor's marks. */";
