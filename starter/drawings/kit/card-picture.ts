import type { Diagram, Language } from '../diagram.ts'
import { backdrop } from './frames.ts'
import { type MethodSign, methodSign } from './methods.ts'
import type { Paint } from './palette.ts'
import { bust, type PersonLook } from './people.ts'
import { group, type Shape } from './shapes.ts'
import { step } from './step.ts'
import { text } from './text.ts'

const NOTE: Record<Language, string> = {
  en: 'Show the card, and let the group say whom or what it is about before you read it.',
  fr: 'Montrez la carte et laissez le groupe dire de qui ou de quoi il s’agit avant de la lire.',
  es: 'Muestre la tarjeta y deje que el grupo diga de quién o de qué trata antes de leerla.',
}

type Alts = [en: string, fr: string, es: string]

/** The picture of a card to cut out, without words. @param alts what it shows: English, French, Spanish */
export function cardPicture(id: string, scene: Shape[], alts: Alts): Diagram {
  return picture(id, scene, alts, false)
}

/** The same with the inside of a body, or a place where a tool goes. */
export function anatomicalCard(id: string, scene: Shape[], alts: Alts): Diagram {
  return picture(id, scene, alts, true)
}

function picture(id: string, scene: Shape[], [en, fr, es]: Alts, anatomical: boolean): Diagram {
  return step(id, () => scene, { en: [en, NOTE.en], fr: [fr, NOTE.fr], es: [es, NOTE.es] }, anatomical)
}

/** A person with one thing, or with two smaller ones. @param things each 100 by 100 */
export function personWith(look: PersonLook, things: Shape[][], fill: Paint = 'indigoPale'): Shape[] {
  const [thing = [], second] = things
  return [
    backdrop(fill),
    bust(look, { x: 4, y: 27, scale: 0.795 }),
    ...(second === undefined
      ? [group(thing, { x: 128, y: 32, scale: 1.06 })]
      : [group(thing, { x: 146, y: 7, scale: 0.76 }), group(second, { x: 146, y: 88, scale: 0.76 })]),
  ]
}

/** One large thing, or two side by side. @param things each 100 by 100 */
export function sideBySide(things: Shape[][], fill: Paint = 'indigoPale'): Shape[] {
  const [thing = [], second] = things
  return [
    backdrop(fill),
    ...(second === undefined
      ? [group(thing, { x: 45, y: 10, scale: 1.5 })]
      : [group(thing, { x: 10, y: 32, scale: 1.06 }), group(second, { x: 124, y: 32, scale: 1.06 })]),
  ]
}

/** The sign of a method as a thing of 100 by 100. */
export function method(sign: MethodSign): Shape[] {
  return [methodSign(sign, { x: 0, y: 0 })]
}

/** A large question mark. */
export function questionMark(): Shape[] {
  return [text('?', 50, 88, { size: 104, bold: true, paint: 'terracotta', anchor: 'middle' })]
}
