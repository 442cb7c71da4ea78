import type { Diagram, Drawing, Language } from './diagram.ts'
import { drawOnce } from './draw-once.ts'
import { SUBJECTS } from './subjects/subjects.ts'

/** All diagrams by id. */
export const DIAGRAMS: ReadonlyMap<string, Diagram> = byId(Object.values(SUBJECTS).flat())

/** The diagram in a language. @throws {Error} when there is no such diagram */
export function drawDiagram(id: string, language: Language): Drawing {
  const diagram = DIAGRAMS.get(id)
  if (!diagram) throw new Error(`there is no diagram "${id}" in starter/drawings`)
  return drawOnce(`${id}-${language}`, () => diagram.draw(language))
}

function byId(diagrams: Diagram[]): Map<string, Diagram> {
  const map = new Map<string, Diagram>()
  for (const diagram of diagrams) {
    if (map.has(diagram.id)) throw new Error(`two diagrams have the id "${diagram.id}"`)
    map.set(diagram.id, diagram)
  }
  return map
}
