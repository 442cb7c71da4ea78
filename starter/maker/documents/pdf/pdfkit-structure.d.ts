import 'pdfkit'

/** Missing in the types of pdfkit 0.20: the entries of a structure element, and the structure parent of a link. */
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
