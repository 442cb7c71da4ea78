import PDFDocument from 'pdfkit'

import { type FontName, loadFace } from '../../../type/fonts.ts'

import type { SourceDocument } from '../source.ts'
import { SymbolFont } from './symbol-font.ts'

/** A node in the structure tree of a tagged PDF. Its element is created at its first use, so drawing order is reading order. */
export interface Tag {
  /** Standard structure type: P, H2, LI, TD… */
  role: string
  parent: Tag | null
  /** Alternative text of a drawing. */
  alt?: string
  /** Left, top, width and height of a drawing on its page, points from the top left. */
  box?: [number, number, number, number]
}

/** Draws on the pages of one PDF and builds its structure tree and outline. */
export class Canvas {
  readonly pdf: PDFKit.PDFDocument
  readonly symbols: SymbolFont
  readonly root: Tag = { role: 'Document', parent: null }
  private readonly elements = new Map<Tag, PDFKit.PDFStructureElement>()
  private readonly fonts = new Set<FontName>()
  private readonly outlinePath: { level: number; item: PDFKit.PDFOutline }[] = []
  private readonly chunks: Uint8Array[] = []
  private scale = 1

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
      // compressed later, with object streams, which pdfkit does not write
      compress: false,
      // no default, because pdfkit would add Helvetica
      font: '',
      info: {
        Title: source.title,
        Author: source.imprint.author,
        Subject: source.details,
        Keywords: source.context,
        Creator: source.imprint.author,
        CreationDate: date,
        ModDate: date,
      },
    })
    this.symbols = new SymbolFont(this.pdf)
    this.pdf.on('data', (chunk: Uint8Array) => this.chunks.push(chunk))
    this.pdf.appendXML(
      '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>',
    )
  }

  /** Draws content that belongs to the structure tree. */
  drawTagged(tag: Tag, draw: () => void): void {
    const content = this.pdf.markStructureContent(tag.role)
    draw()
    this.pdf.endMarkedContent()
    this.element(tag).add(content)
  }

  /** Draws at another scale, from the top left corner of the page. */
  drawScaled(scale: number, draw: () => void): void {
    this.scale = scale
    this.pdf.save().scale(scale)
    draw()
    this.pdf.restore()
    this.scale = 1
  }

  /** Draws an artifact: a band, line, background or page number. */
  drawArtifact(type: 'Pagination' | 'Layout', draw: () => void): void {
    this.pdf.markContent('Artifact', { type })
    this.pdf.save()
    draw()
    this.pdf.restore()
    this.pdf.endMarkedContent()
  }

  /** Adds a heading to the outline, below the last one of a higher level. */
  bookmark(title: string, level: number): void {
    while ((this.outlinePath.at(-1)?.level ?? 0) >= level) this.outlinePath.pop()
    const above = this.outlinePath.at(-1)?.item ?? this.pdf.outline
    this.outlinePath.push({ level, item: above.addItem(title, { expanded: level < 3 }) })
  }

  setFont(name: FontName, size: number): void {
    if (!this.fonts.has(name)) this.pdf.registerFont(name, loadFace(name).bytes)
    this.fonts.add(name)
    this.pdf.font(name, size)
  }

  /** The structure element of a tag, created at its first use. */
  element(tag: Tag): PDFKit.PDFStructureElement {
    const known = this.elements.get(tag)
    if (known) return known
    const element = this.pdf.struct(tag.role, tag.alt ? { alt: tag.alt } : {})
    if (tag.role === 'TH') element.dictionary.data.A = { O: 'Table', Scope: 'Column' }
    if (tag.role === 'L') element.dictionary.data.A = { O: 'List', ListNumbering: 'None' }
    if (tag.box) element.dictionary.data.A = this.layoutBox(tag.box)
    if (tag.parent) this.element(tag.parent).add(element)
    else this.pdf.addStructure(element)
    this.elements.set(tag, element)
    return element
  }

  /** The place of a figure, which PDF/UA requires; PDF counts from the bottom left. */
  private layoutBox([left, top, width, height]: [number, number, number, number]) {
    const bottom = this.pdf.page.height - (top + height) * this.scale
    const [x, right] = [left * this.scale, (left + width) * this.scale]
    return { O: 'Layout', Placement: 'Block', BBox: [x, bottom, right, bottom + height * this.scale] }
  }

  /** Ends the document. @returns the file as pdfkit writes it, not yet compressed */
  async end(): Promise<Uint8Array> {
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', () => resolve())
      this.pdf.on('error', reject)
    })
    this.pdf.end()
    await ended
    return Buffer.concat(this.chunks)
  }
}
