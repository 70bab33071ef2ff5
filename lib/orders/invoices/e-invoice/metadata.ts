const namespace = "urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#";

/** The file name that Factur-X requires. */
export const fileName = "factur-x.xml";

const properties = [
  ["DocumentFileName", fileName, "The name of the embedded XML document"],
  ["DocumentType", "INVOICE", "The type of the hybrid document in capital letters"],
  ["Version", "1.0", "The actual version of the standard applying to the embedded XML document"],
  ["ConformanceLevel", "EN 16931", "The conformance level of the embedded XML document"],
] as const;

const property = (name: string, description: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`;

/**
 * The XMP metadata that Factur-X requires, and its schema, because PDF/A requires a schema for
 * every property.
 */
export const facturXMetadata = `
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#"><pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>${namespace}</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${properties
  .map(([name, , description]) => property(name, description))
  .join(
    "",
  )}</rdf:Seq></pdfaSchema:property></rdf:li></rdf:Bag></pdfaExtension:schemas></rdf:Description>
<rdf:Description rdf:about="" xmlns:fx="${namespace}">${properties
  .map(([name, value]) => `<fx:${name}>${value}</fx:${name}>`)
  .join("")}</rdf:Description>
`;
