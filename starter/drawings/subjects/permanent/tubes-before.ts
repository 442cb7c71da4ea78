import { type Diagram, type DiagramTexts, diagram, type Language } from '../../diagram.ts'
import { frames } from '../../kit/frames.ts'
import type { Shape } from '../../kit/shapes.ts'
import { noDrink, noFood } from './care.ts'
import { cleanAndBare, methodUntilThen, noMedicines, withFriend } from './tubes-sheet-scenes.ts'

interface BeforeTexts extends DiagramTexts {
  words: string[]
}

/** Three large pictures with their words; times as starter/figures/female-sterilization.md, row "Before", states them. */
function before(id: string, scenes: (() => Shape[])[], texts: Record<Language, BeforeTexts>): Diagram {
  return diagram({
    id,
    width: 'full',
    height: 286,
    texts,
    draw: ({ words }) => frames(scenes.map((scene, index) => ({ scene: scene(), caption: words[index] ?? '' }))),
  })
}

export const tubesBefore = [
  before('tubes-before-1', [methodUntilThen, noFood, noDrink], {
    en: {
      words: [
        'Uses her present method until the operation',
        'Eats nothing for 8 hours',
        'Clear drinks until 2 hours before',
      ],
      alt: 'Three pictures: she uses her present method until the operation; she eats nothing for 8 hours; clear drinks until 2 hours before, then nothing.',
      note: 'Ask at what hour she must stop eating when her place on the list is at nine.',
    },
    fr: {
      words: [
        'Garde sa méthode jusqu’à l’opération',
        'Ne mange rien pendant 8 heures',
        'Boissons claires jusqu’à 2 heures avant',
      ],
      alt: 'Trois images : elle garde sa méthode jusqu’à l’opération ; elle ne mange rien pendant 8 heures ; boissons claires jusqu’à 2 heures avant, puis rien.',
      note: 'À quelle heure cesse-t-elle de manger si elle passe à neuf heures ?',
    },
    es: {
      words: ['Usa su método hasta la operación', 'No come nada 8 horas', 'Líquidos claros hasta 2 horas antes'],
      alt: 'Tres imágenes: usa su método hasta la operación; no come nada 8 horas; líquidos claros hasta 2 horas antes y después nada.',
      note: '¿A qué hora deja de comer si su turno es a las nueve?',
    },
  }),
  before('tubes-before-2', [noMedicines, cleanAndBare, withFriend], {
    en: {
      words: [
        'No medicines for 24 hours, unless told to',
        'Loose clean clothes; no jewellery or polish',
        'Brings a friend for the way home, if possible',
      ],
      alt: 'Three pictures: no medicines for 24 hours, unless she is told to take them; loose clean clothes, no jewellery or nail polish; a friend comes along for the way home, if possible.',
      note: 'Ask which medicines go on, and who tells her.',
    },
    fr: {
      words: [
        'Pas de médicaments 24 heures, sauf avis',
        'Vêtements propres, amples ; ni bijoux ni vernis',
        'Vient avec une amie, si possible',
      ],
      alt: 'Trois images : pas de médicaments pendant 24 heures, sauf avis contraire ; des vêtements propres et amples, ni bijoux ni vernis ; une amie l’accompagne pour le retour, si possible.',
      note: 'Demandez quels médicaments continuent, et qui le lui dit.',
    },
    es: {
      words: [
        'Sin medicinas 24 horas, salvo indicación',
        'Ropa limpia y suelta; sin joyas ni esmalte',
        'Viene con una amiga, si es posible',
      ],
      alt: 'Tres imágenes: sin medicinas 24 horas, salvo indicación; ropa limpia y suelta, sin joyas ni esmalte; una amiga la acompaña para volver a casa, si es posible.',
      note: 'Pregunte qué medicinas siguen y quién se lo dice.',
    },
  }),
]
