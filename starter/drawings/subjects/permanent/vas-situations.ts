import { bust } from '../../kit/people.ts'
import { circle, group, line, path, type Shape } from '../../kit/shapes.ts'
import { dottedRibbon, germs } from '../eligibility/signs.ts'
import { FRENCH_LETTERS, LETTERS } from './letters.ts'
import { hiv, situations } from './tubes-situations.ts'
import { bulge, clot, glucose, lowerBody, sickleCells, spots } from './vas-cards.ts'

function sad(): Shape[] {
  return [bust({ skin: 'skin', head: 'short', cloth: 'terracotta', isSad: true }, { x: 8, y: -2, scale: 0.56 })]
}

function young(): Shape[] {
  return [bust({ skin: 'skinDark', head: 'short', cloth: 'leaf' }, { x: 8, y: -2, scale: 0.56 })]
}

/** The lower body, with room for two lines of words below it. */
function body(onIt: Shape[]): Shape[] {
  return [group(lowerBody(onIt), { x: 10, y: -2, scale: 0.82 })]
}

/** A scar with stitches. */
function injury(): Shape[] {
  return body([
    line([94, 104], [146, 104], { stroke: 'fleshDeep', width: 6 }),
    ...[102, 114, 126, 138].map((x) => line([x, 94], [x, 114], { stroke: 'fleshDeep', width: 4 })),
  ])
}

/** Thread worms in the blood, through a lens. */
function worms(): Shape[] {
  return [
    circle(50, 50, 44, { fill: 'fleshPale', stroke: 'steelDark', width: 4 }),
    path('M20 42q10 -16 20 0t20 0t18 -4M26 68q9 14 18 0t18 0t12 4', { stroke: 'ink', width: 5 }),
  ]
}

/** Where common situations of men belong: starter/figures/vasectomy.md, rows from MEC 2015. */
export const vasSituations = [
  situations(
    'vas-situations-1',
    [
      { letter: 0, scenes: [dottedRibbon, () => hiv('1–2'), sickleCells], fill: 'leafPale' },
      {
        letter: 1,
        scenes: [glucose, sad, injury, young, () => body(bulge(120, 118))],
        fill: 'marigoldPale',
      },
    ],
    {
      en: {
        letters: LETTERS,
        words: [
          ['High risk of HIV', 'HIV stage 1 or 2', 'Sickle cell disease'],
          ['Diabetes', 'Depression', 'Injury in the past', 'Young age', 'Hydrocele, varicocele'],
        ],
        alt: 'A, accept: high risk of HIV, HIV stage 1 or 2, sickle cell disease. C, caution: diabetes, depression, past injury, young age, large hydrocele or varicocele.',
        note: 'Caution means a large hydrocele or varicocele. Cover the letters; the group sorts the pictures.',
      },
      fr: {
        letters: FRENCH_LETTERS,
        words: [
          ['Risque élevé de VIH', 'VIH, stade 1 ou 2', 'Drépanocytose'],
          ['Diabète', 'Dépression', 'Blessure ancienne', 'Jeune âge', 'Hydrocèle, varicocèle'],
        ],
        alt: 'A, accepter : risque élevé de VIH, VIH stade 1 ou 2, drépanocytose. P, prudence : diabète, dépression, blessure ancienne, jeune âge, grosse hydrocèle ou varicocèle.',
        note: 'Prudence : l’hydrocèle ou la varicocèle est grosse. Cachez les lettres ; le groupe trie les images.',
      },
      es: {
        letters: LETTERS,
        words: [
          ['Alto riesgo de VIH', 'VIH, estadio 1 o 2', 'Drepanocitosis'],
          ['Diabetes', 'Depresión', 'Lesión anterior', 'Edad joven', 'Hidrocele, varicocele'],
        ],
        alt: 'A, aceptar: alto riesgo de VIH, VIH estadio 1 o 2, drepanocitosis. C, cautela: diabetes, depresión, lesión anterior, edad joven, hidrocele o varicocele grande.',
        note: 'Cautela: hidrocele o varicocele grande. Tape las letras; el grupo ordena las imágenes.',
      },
    },
  ),
  situations(
    'vas-situations-2',
    [
      {
        letter: 2,
        scenes: [spots, germs, worms, () => body([circle(134, 116, 10, { fill: 'ink', stroke: 'white', width: 4 })])],
        fill: 'terracottaPale',
      },
      { letter: 3, scenes: [clot, () => body(bulge(96, 88)), () => hiv('3–4')], fill: 'indigoPale' },
    ],
    {
      en: {
        letters: LETTERS,
        words: [
          ['Infection of skin or organs', 'STI now', 'Filariasis', 'Lump in the scrotum'],
          ['Clotting disorder', 'Hernia in the groin', 'HIV stage 3 or 4'],
        ],
        alt: 'D, delay: infection of the skin or organs, sexually transmitted infection now, filariasis, lump in the scrotum. S, special: clotting disorder, hernia in the groin, HIV stage 3 or 4.',
        note: 'For D ask what is treated first, and what protects the couple until then.',
      },
      fr: {
        letters: FRENCH_LETTERS,
        words: [
          ['Infection : peau, organes', 'IST actuelle', 'Filariose', 'Masse aux bourses'],
          ['Trouble de la coagulation', 'Hernie de l’aine', 'VIH, stade 3 ou 4'],
        ],
        alt: 'D, différer : infection de la peau ou des organes, IST actuelle, filariose, masse aux bourses. S, spécial : trouble de la coagulation, hernie de l’aine, VIH stade 3 ou 4.',
        note: 'Pour D, demandez ce que l’on traite d’abord, et ce qui protège le couple d’ici là.',
      },
      es: {
        letters: LETTERS,
        words: [
          ['Infección: piel, órganos', 'ITS actual', 'Filariasis', 'Masa en el escroto'],
          ['Problema de coagulación', 'Hernia inguinal', 'VIH, estadio 3 o 4'],
        ],
        alt: 'D, demorar: infección de la piel o los órganos, ITS actual, filariasis, masa en el escroto. S, especial: problema de coagulación, hernia inguinal, VIH estadio 3 o 4.',
        note: 'Con D pregunte qué se trata primero y qué protege a la pareja mientras tanto.',
      },
    },
  ),
]
