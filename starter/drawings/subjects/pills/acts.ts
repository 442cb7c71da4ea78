import { diagram, type Language } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { line, type Point, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { organs } from './organs.ts'

interface Texts {
  /** The method, where two drawings stand side by side. */
  name?: string
  ovary: string
  mucus: string
  alt: string
  note: string
}

const HEIGHT = 322
const CENTRE: Point = [190, 94]

/**
 * How a hormonal method acts: on the ovaries, and on the mucus when `mucus` is not empty.
 * @param isAlways no egg in any cycle, and not only in many
 */
function acts(id: string, texts: Record<Language, Texts>, isAlways = true) {
  return diagram({
    id,
    width: 'half',
    height: HEIGHT,
    anatomical: true,
    texts,
    draw: ({ name, ovary, mucus }): Shape[] => {
      const [x, y] = CENTRE
      const isThick = mucus !== ''
      return [
        ...(name === undefined ? [] : [text(name, 0, HEIGHT - 12, { bold: true })]),
        organs({ egg: false, mucus: isThick ? 'thick' : 'plain', sperm: isThick }, x, y),
        ...cross(x - 120, y + 12, 26),
        ...(isAlways ? cross(x + 120, y + 12, 26) : []),
        line([66, 126], [66, 158], { stroke: 'indigo', width: 2.5 }),
        ...textBox(ovary, 0, 160, 138, { bold: true, paint: 'indigo' }).shapes,
        ...(isThick
          ? [
              line([204, 194], [247, 205], { stroke: 'indigo', width: 2.5 }),
              ...textBox(mucus, 256, 160, 124, { bold: true, paint: 'indigo' }).shapes,
            ]
          : []),
      ]
    },
  })
}

export const pillsAct = acts('pills-act', {
  en: {
    name: 'Combined pill',
    ovary: 'The ovaries release no egg',
    mucus: '',
    alt: 'Womb, tubes and ovaries from the front. With combined pills the ovaries release no egg.',
    note: 'Show the ovaries on your own body. Ask what happens when a pill stays in the pack.',
  },
  fr: {
    name: 'Pilule combinée',
    ovary: 'Les ovaires ne libèrent pas d’ovule',
    mucus: '',
    alt: 'Utérus, trompes et ovaires de face. Avec la pilule combinée, les ovaires ne libèrent pas d’ovule.',
    note: 'Montrez les ovaires sur votre propre corps. Demandez ce qui arrive quand une pilule reste dans la plaquette.',
  },
  es: {
    name: 'Píldora combinada',
    ovary: 'Los ovarios no liberan óvulo',
    mucus: '',
    alt: 'Útero, trompas y ovarios de frente. Con la píldora combinada los ovarios no liberan óvulo.',
    note: 'Muestre los ovarios en su propio cuerpo. Pregunte qué pasa cuando una píldora se queda en el paquete.',
  },
})

export const popActs = acts(
  'pop-acts',
  {
    en: {
      name: 'Progestin-only pill',
      ovary: 'In many cycles no egg',
      mucus: 'Thick mucus: sperm cannot pass',
      alt: 'Womb, tubes and ovaries from the front. With progestin-only pills the mucus in the neck of the womb is thick and sperm cannot pass; in many cycles no egg is released.',
      note: 'Point to the mucus first: it turns thin again within hours after a forgotten pill.',
    },
    fr: {
      name: 'Pilule progestative',
      ovary: 'Souvent pas d’ovule',
      mucus: 'Glaire épaisse : pas de passage',
      alt: 'Utérus, trompes et ovaires de face. Avec la pilule progestative, la glaire du col est épaisse et les spermatozoïdes ne passent pas ; dans beaucoup de cycles, aucun ovule n’est libéré.',
      note: 'Montrez d’abord la glaire : elle redevient fluide quelques heures après un oubli.',
    },
    es: {
      name: 'Píldora de progestina',
      ovary: 'En muchos ciclos, sin óvulo',
      mucus: 'Moco espeso: no pasan',
      alt: 'Útero, trompas y ovarios de frente. Con la píldora de progestina el moco del cuello es espeso y los espermatozoides no pasan; en muchos ciclos no se libera óvulo.',
      note: 'Señale primero el moco: se vuelve fluido otra vez unas horas después de un olvido.',
    },
  },
  false,
)

export const injectablesAct = acts('injectables-act', {
  en: {
    ovary: 'No egg leaves: the main effect',
    mucus: 'Thick mucus: sperm hardly pass',
    alt: 'Womb, tubes and ovaries from the front. With injectables no egg leaves the ovaries, which is the main effect, and the mucus in the neck of the womb is thick, so that sperm cannot pass easily.',
    note: 'Let a trainee explain the picture with no medical words, starting with the ovaries.',
  },
  fr: {
    ovary: 'Pas d’ovule : effet principal',
    mucus: 'Glaire épaisse : presque rien ne passe',
    alt: 'Utérus, trompes et ovaires de face. Avec les injectables, aucun ovule ne quitte les ovaires, c’est l’effet principal, et la glaire du col est épaisse : les spermatozoïdes passent difficilement.',
    note: 'Un participant explique le dessin sans mots médicaux, en commençant par les ovaires.',
  },
  es: {
    ovary: 'Sin óvulo: efecto principal',
    mucus: 'Moco espeso: casi no pasan',
    alt: 'Útero, trompas y ovarios de frente. Con los inyectables ningún óvulo sale de los ovarios, que es el efecto principal, y el moco del cuello es espeso, así que los espermatozoides pasan con dificultad.',
    note: 'Una participante explica el dibujo sin palabras médicas, empezando por los ovarios.',
  },
})

export const implantsAct = acts(
  'implants-act',
  {
    en: {
      ovary: 'In many cycles no egg',
      mucus: 'Thick mucus: sperm cannot pass',
      alt: 'Womb, tubes and ovaries from the front. With an implant the mucus in the neck of the womb is thick and sperm cannot pass; in many cycles no egg is released.',
      note: 'Point to the mucus, then to the ovaries. The rod itself stays in the arm.',
    },
    fr: {
      ovary: 'Souvent pas d’ovule',
      mucus: 'Glaire épaisse : pas de passage',
      alt: 'Utérus, trompes et ovaires de face. Avec un implant, la glaire du col est épaisse et les spermatozoïdes ne passent pas ; dans beaucoup de cycles, aucun ovule n’est libéré.',
      note: 'Montrez la glaire, puis les ovaires. Le bâtonnet, lui, reste dans le bras.',
    },
    es: {
      ovary: 'En muchos ciclos, sin óvulo',
      mucus: 'Moco espeso: no pasan',
      alt: 'Útero, trompas y ovarios de frente. Con un implante el moco del cuello es espeso y los espermatozoides no pasan; en muchos ciclos no se libera óvulo.',
      note: 'Señale el moco y luego los ovarios. La varilla se queda en el brazo.',
    },
  },
  false,
)
