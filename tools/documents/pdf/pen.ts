import PDFDocument from 'pdfkit'
import { AUTHOR } from '../brand.ts'
import type { SourceDocument } from '../source.ts'
import { type FontName, face } from '../type/fonts.ts'
import { SignFont } from './sign-font.ts'

/** A place in the structure of a tagged PDF. It comes to be when something is first drawn in it, so order is reading order. */
export interface Tag {
  /** Standard structure type: P, H2, LI, TD… */
  role: string
  parent: Tag | null
  /** What a screen reader says instead of a drawing. */
  alt?: string
}

/** Draws on the pages of one PDF and keeps its structure tree. */
export class Pen {
  readonly pdf: PDFKit.PDFDocument
  readonly signs: SignFont
  readonly root: Tag = { role: 'Document', parent: null }
  private readonly elements = new Map<Tag, PDFKit.PDFStructureElement>()
  private readonly fonts = new Set<FontName>()
  private readonly open: { level: number; item: PDFKit.PDFOutline }[] = []
  private readonly chunks: Uint8Array[] = []

  /** @param size points, width and height */
  constructor(source: SourceDocument, size: [number, number]) {
    const date = new Date(`${source.updated.slice(0, 10)}T12:00:00Z`)
    this.pdf = new PDFDocument({
      size,
      margin: 0,
      autoFirstPage: false,
      bufferPages: true,
      tagged: true,
      displayTitle: true,
      lang: source.language,
      pdfVersion: '1.7',
      // packed later: zlib's bytes differ from one processor to the next
      compress: false,
      // none at the start: pdfkit would put in Helvetica
      font: '',
      info: {
        Title: source.title,
        Author: AUTHOR,
        Subject: source.details,
        Keywords: source.context,
        Creator: AUTHOR,
        CreationDate: date,
        ModDate: date,
      },
    })
    this.signs = new SignFont(this.pdf)
    this.pdf.on('data', (chunk: Uint8Array) => this.chunks.push(chunk))
    this.pdf.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    )
  }

  /** Draws what belongs to the text. */
  inside(tag: Tag, draw: () => void): void {
    const content = this.pdf.markStructureContent(tag.role)
    draw()
    this.pdf.endMarkedContent()
    this.element(tag).add(content)
  }

  /** Draws what only decorates: bands, lines, backgrounds, page numbers. */
  beside(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type })
    this.pdf.save()
    draw()
    this.pdf.restore()
    this.pdf.endMarkedContent()
  }

  /** Adds a heading to the outline, below the last one of a higher level. */
  bookmark(title: string, level: number): void {
    while ((this.open.at(-1)?.level ?? 0) >= level) this.open.pop()
    const above = this.open.at(-1)?.item ?? this.pdf.outline
    this.open.push({ level, item: above.addItem(title, { expanded: level < 3 }) })
  }

  /** Sets the font for what is written next. */
  font(name: FontName, size: number): void {
    if (!this.fonts.has(name)) this.pdf.registerFont(name, face(name).bytes)
    this.fonts.add(name)
    this.pdf.font(name, size)
  }

  /** The element of a tag, made at its first use. */
  element(tag: Tag): PDFKit.PDFStructureElement {
    const known = this.elements.get(tag)
    if (known) return known
    const made = this.pdf.struct(tag.role, tag.alt ? { alt: tag.alt } : {})
    if (tag.role === 'TH') made.dictionary.data.A = { O: 'Table', Scope: 'Column' }
    if (tag.role === 'L') made.dictionary.data.A = { O: 'List', ListNumbering: 'None' }
    if (tag.parent) this.element(tag.parent).add(made)
    else this.pdf.addStructure(made)
    this.elements.set(tag, made)
    return made
  }

  /** Ends the document. @returns the file as pdfkit writes it, not yet packed */
  async finish(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', () => resolve())
      this.pdf.on('error', reject)
    })
    this.pdf.end()
    await ended
    return Buffer.concat(this.chunks)
  }
}
