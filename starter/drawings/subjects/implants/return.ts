import { diagram } from '../../diagram.ts'
import { cross } from '../../kit/marks.ts'
import { panels } from '../../kit/panels.ts'
import { group, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { bruise, closedWound, infection, innerArm, SITE } from './inner-arm.ts'
import { rod, scalpel } from './parts.ts'

const bruised = innerArm('none', [...bruise(), closedWound()])
const infected = innerArm('none', infection(), true)
const comingOut = innerArm('none', [rod(SITE.x - 4, SITE.y + 2, 58, 44)], true)
const notFelt = innerArm('none', [
  text('?', SITE.x + 6, SITE.y + 14, { size: 40, bold: true, paint: 'white', anchor: 'middle' }),
])
const noKnife = group([scalpel({ x: 60, y: 128, rotate: 0 }), ...cross(80, 126, 38)], { x: 32, y: 28, scale: 0.7 })

/** What the arm shows at a return visit, and what to do: starter/figures/contraceptive-implants.md, row "Infection". */
export const implantBack = diagram({
  id: 'implant-back',
  width: 'full',
  height: 272,
  texts: {
    en: {
      titles: ['Bruised', 'Infected', 'Coming out', 'Not felt'],
      words: [
        'first days: pain tablets',
        'rods stay in; antibiotic 7 to 10\u00A0days',
        'condoms; new one in healthy skin',
        'condoms; imaging, refer; do not cut',
      ],
      alt: 'Four arms at a return visit. Bruised in the first days: pain tablets. Infected: the rods stay in, an antibiotic for 7 to 10 days. A rod comes out: condoms, and a new rod through a new opening when the skin is healthy. A rod that cannot be felt: condoms, imaging, refer, do not cut.',
      note: 'Cover the words. Ask what each arm needs, and what the client uses until then.',
    },
    fr: {
      titles: ['Bleu', 'Infection', 'Il sort', 'Non palpable'],
      words: [
        'premiers jours : antidouleur',
        'l’implant reste ; antibiotique 7 à 10\u00A0jours',
        'préservatif ; nouveau sur peau saine',
        'préservatif ; imagerie ; ne pas inciser',
      ],
      alt: 'Quatre bras à la visite de suivi. Un bleu les premiers jours : antidouleur. Une infection : l’implant reste en place, un antibiotique pendant 7 à 10 jours. Un bâtonnet sort : préservatif, et un nouveau bâtonnet par une nouvelle ouverture quand la peau est saine. Un bâtonnet non palpable : préservatif, imagerie, référer, ne pas inciser.',
      note: 'Cachez les mots. Demandez ce qu’il faut à chaque bras, et ce que la cliente utilise en attendant.',
    },
    es: {
      titles: ['Moretón', 'Infección', 'Se sale', 'No se palpa'],
      words: [
        'primeros días: analgésico',
        'no retirar; antibiótico 7 a 10\u00A0días',
        'condón; otra nueva en piel sana',
        'condón; imagen, referir; no cortar',
      ],
      alt: 'Cuatro brazos en la visita de seguimiento. Moretón en los primeros días: analgésico. Infección: las varillas no se retiran, antibiótico de 7 a 10 días. Una varilla se sale: condón, y otra nueva por otra abertura cuando la piel está sana. Una varilla que no se palpa: condón, imagen, referir, no cortar.',
      note: 'Tape las palabras. Pregunte qué necesita cada brazo y qué usa la usuaria mientras tanto.',
    },
  },
  draw: ({ titles, words }) =>
    panels(4, {
      titles,
      words,
      height: 272,
      sceneHeight: 132,
      fills: ['indigoPale'],
      scene: (index) => [group(scenes[index] ?? [], { x: 2, scale: 0.8, y: 10 }), ...(index === 3 ? [noKnife] : [])],
    }),
})

const scenes: Shape[][] = [bruised, infected, comingOut, notFelt]
