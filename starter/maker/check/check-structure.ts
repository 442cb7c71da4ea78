import type { PDFDocumentProxy } from 'pdfjs-dist/types/src/display/api.js'
import { z } from 'zod'

/** A node of the structure tree, as pdf.js gives it for a page. */
interface Node {
  role: string
  alt?: string | undefined
  children: Node[]
}

/** Leaves without a role are marked content. */
const Tree: z.ZodType<Node> = z.object({
  role: z.string().default(''),
  alt: z.string().optional(),
  children: z.lazy(() => z.array(Tree)).default([]),
})

/** What may be inside a part of a table or of a list (PDF/UA-1, section 7; ISO 32000-1, table 336 and 337). */
const INSIDE: Record<string, readonly string[]> = {
  Table: ['TR', 'THead', 'TBody'],
  TR: ['TH', 'TD'],
  L: ['LI', 'Caption'],
  LI: ['Lbl', 'LBody'],
}

/**
 * Checks the structure of a tagged PDF for what PDF/UA asks of it: figures with an alternative text, tables of rows with header
 * cells, lists of items, headings without gaps, text in the structure tree on every page.
 */
export async function structureFaults(pdf: PDFDocumentProxy): Promise<string[]> {
  const faults: string[] = []
  let level = 0
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const nodes = allNodes(Tree.parse(await page.getStructTree()))
    const found = nodes.flatMap(nodeFaults)
    for (const { role } of nodes) {
      const next = Number(/^H([1-6])$/.exec(role)?.[1] ?? 0)
      if (next > level + 1) found.push(`heading ${next} follows heading ${level}`)
      if (next > 0) level = next
    }
    faults.push(...found.map((fault) => `page ${number}: ${fault}`))
    page.cleanup()
  }
  return faults
}

function allNodes(node: Node): Node[] {
  return [node, ...node.children.flatMap(allNodes)]
}

function nodeFaults({ role, alt, children }: Node): string[] {
  const parts = children.filter((child) => child.role !== '')
  const allowed = INSIDE[role]
  const strange = allowed ? parts.filter((child) => !allowed.includes(child.role)) : []
  return [
    ...(role === 'Figure' && !alt?.trim() ? ['a figure has no alternative text'] : []),
    ...strange.map((child) => `${child.role} is inside ${role}`),
  ]
}
