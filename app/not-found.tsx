/** For addresses that are no page's in any language, such as /og/a/b. Pages have a message of their own. */
export default function NotFound() {
  return (
    <html lang="en">
      <body>Not found</body>
    </html>
  );
}
