import type { OfficePackage } from './package.ts'
import { shapeIds } from './shape.ts'

/** A slide or its notes while it is written. */
export class SlidePart {
  readonly path: string
  readonly lang: string
  readonly ids = shapeIds()
  readonly #office: OfficePackage
  readonly #relationships = new Map<string, string>()

  /** @param lang of its text */
  constructor(office: OfficePackage, path: string, lang: string) {
    this.#office = office
    this.path = path
    this.lang = lang
  }

  /** @returns the id of the relationship to a web page or a picture, the same for all uses of it */
  relate(type: 'hyperlink' | 'image', target: string): string {
    const id = this.#relationships.get(target) ?? this.#office.relate(this.path, type, target)
    this.#relationships.set(target, id)
    return id
  }
}
