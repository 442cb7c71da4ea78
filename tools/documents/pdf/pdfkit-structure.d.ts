import 'pdfkit'

/** What pdfkit 0.20 has and its types leave out: the entries of a structure element, and links that belong to one. */
declare global {
  namespace PDFKit {
    interface PDFStructureElement {
      dictionary: { data: Record<string, unknown> }
    }
    namespace Mixins {
      interface AnnotationOption {
        structParent?: PDFStructureElement
      }
    }
  }
}
