import { diagram, WIDTHS } from '../../diagram.ts'
import { tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { baby, bubble, bust, type PersonLook } from '../../kit/people.ts'
import { arrow, group, rect, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { tabletsStay } from '../people/signs.ts'
import { testStrips } from './scenes.ts'

const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo', isProvider: true }
const COLLEAGUE: PersonLook = { skin: 'skin', head: 'short', cloth: 'leaf', isProvider: true }
const METHODS = ['pills', 'injection', 'implant', 'iud', 'condom', 'tubes'] as const

/** Dolutegravir and the methods, all of which stay open. */
export const dolutegravirOpen = diagram({
  id: 'dolutegravir-open',
  width: 'half',
  height: 330,
  texts: {
    en: {
      name: 'Dolutegravir',
      alt: 'A bottle of dolutegravir and an arrow to six methods, each with a tick: pills, injection, implant, IUD, condom, sterilization.',
      note: 'Ask which method the group would cross out. None.',
    },
    fr: {
      name: 'Dolutégravir',
      alt: 'Un flacon de dolutégravir et une flèche vers six méthodes, toutes cochées : pilule, injection, implant, DIU, préservatif, stérilisation.',
      note: 'Demandez quelle méthode le groupe barrerait. Aucune.',
    },
    es: {
      name: 'Dolutegravir',
      alt: 'Un frasco de dolutegravir y una flecha a seis métodos, cada uno con una marca: píldora, inyección, implante, DIU, condón, esterilización.',
      note: 'Pregunte qué método tacharía el grupo. Ninguno.',
    },
  },
  draw: ({ name }): Shape[] => [
    rect(0, 0, WIDTHS.half, 92, { fill: 'marigoldPale', radius: 14 }),
    group(tabletsStay(), { x: 40, y: 2, scale: 0.86 }),
    text(name, 136, 56, { bold: true, size: 30, paint: 'indigo' }),
    ...arrow([190, 94], [190, 120], { width: 8 }),
    rect(0, 122, WIDTHS.half, 208, { fill: 'leafPale', radius: 14 }),
    ...METHODS.flatMap((method, index) => {
      const [x, y] = [30 + (index % 3) * 116, 134 + Math.floor(index / 3) * 98]
      return [methodSign(method, { x, y, scale: 0.86 }), ...tick(x + 80, y + 72, 34)]
    }),
  ],
})

/** At HIV visits the wish for a child is asked, at family planning visits HIV. */
export const bothAsk = diagram({
  id: 'hiv-both-ask',
  width: 'half',
  height: 330,
  texts: {
    en: {
      alt: 'Two visits. At the visit for HIV tablets the provider asks about a child; at the family planning visit the provider asks about an HIV test.',
      note: 'Ask which of the two questions is missing at their own facility.',
    },
    fr: {
      alt: 'Deux visites. À celle du traitement du VIH, la soignante parle d’un enfant ; à celle de la planification, le soignant parle du test du VIH.',
      note: 'Demandez laquelle des deux questions manque dans leur établissement.',
    },
    es: {
      alt: 'Dos visitas. En la del tratamiento del VIH, la proveedora pregunta por un hijo; en la de planificación, el proveedor pregunta por la prueba de VIH.',
      note: 'Pregunte cuál de las dos preguntas falta en su servicio.',
    },
  },
  draw: (): Shape[] => [
    ...visit(0, NURSE, group(tabletsStay(), { x: 8, y: 46, scale: 0.96 }), [
      baby('skin', 'marigold', { x: 236, y: 30, scale: 0.72 }),
    ]),
    ...visit(
      168,
      COLLEAGUE,
      group(
        (['pills', 'injection', 'implant', 'condom'] as const).map((method, index) =>
          methodSign(method, { x: (index % 2) * 50, y: Math.floor(index / 2) * 50, scale: 0.46 }),
        ),
        { x: 10, y: 214 },
      ),
      [group(testStrips(), { x: 242, y: 186, scale: 0.64 })],
    ),
  ],
})

/** A provider, the purpose of the visit, and the question that belongs to it. @param y of the top */
function visit(y: number, provider: PersonLook, reason: Shape, asked: Shape[]): Shape[] {
  return [
    rect(0, y, WIDTHS.half, 160, { fill: 'indigoPale', radius: 14 }),
    reason,
    bust(provider, { x: 112, y: y + 40, scale: 0.66 }),
    ...bubble(222, y + 10, 148, 84, 10),
    ...asked,
    text('?', 342, y + 70, { bold: true, size: 52, anchor: 'middle', paint: 'terracotta' }),
  ]
}
