import { diagram } from '../../diagram.ts'
import { CATEGORY_ROWS_HEIGHT, categoryRows } from '../../kit/category-rows.ts'
import { cells, cellsHeight } from '../../kit/cells.ts'
import { warning } from '../../kit/client-scenes.ts'
import { tick } from '../../kit/marks.ts'
import { bottle, clock } from '../../kit/objects.ts'
import { baby, bubble, bust } from '../../kit/people.ts'
import { group, path, type Shape } from '../../kit/shapes.ts'
import { BOY, GIRL, MAN, tabletsStay, WOMAN } from '../people/signs.ts'
import { heart } from '../training/things.ts'
import { sideView, squeezed } from './female-parts.ts'
import { packet } from './parts.ts'

const WORDS_ROW = 160

/** Categories of latex condoms (starter/figures/male-condoms.md). */
export const condomWho = diagram({
  id: 'condom-who',
  width: 'full',
  height: CATEGORY_ROWS_HEIGHT,
  texts: {
    en: {
      heads: ['Category'],
      words: [
        'Any age, married or not',
        'After birth, breastfeeding',
        'Heart disease, diabetes, any long illness',
        'HIV or another infection',
        'Severe allergy to latex',
      ],
      alt: 'Latex condoms. Category 1: any age, married or not; after birth and breastfeeding; heart disease, diabetes and any long illness; HIV or another infection. Category 3: severe allergy to latex.',
      note: 'Look for the only triangle. With plastic condoms it is a circle, too.',
    },
    fr: {
      heads: ['Catégorie'],
      words: [
        'Tout âge, marié(e) ou non',
        'Après une naissance, allaitement',
        'Cœur, diabète, toute longue maladie',
        'VIH ou autre infection',
        'Allergie grave au latex',
      ],
      alt: 'Préservatifs en latex. Catégorie 1 : tout âge, marié ou non ; après une naissance et allaitement ; maladie du cœur, diabète, toute longue maladie ; VIH ou autre infection. Catégorie 3 : allergie grave au latex.',
      note: 'Cherchez le seul triangle. Sans latex, c’est aussi un cercle.',
    },
    es: {
      heads: ['Categoría'],
      words: [
        'Toda edad, con o sin pareja fija',
        'Después del parto, lactancia',
        'Corazón, diabetes, toda enfermedad larga',
        'VIH u otra infección',
        'Alergia grave al látex',
      ],
      alt: 'Condones de látex. Categoría 1: toda edad; después del parto y lactancia; enfermedad del corazón, diabetes, toda enfermedad larga; VIH u otra infección. Categoría 3: alergia grave al látex.',
      note: 'Busquen el único triángulo. Sin látex también es un círculo.',
    },
  },
  draw: ({ heads, words }) =>
    categoryRows({
      heads,
      words,
      rows: [
        {
          signs: [() => [bust(GIRL, { x: -6, y: 34, scale: 0.36 }), bust(MAN, { x: 48, y: 34, scale: 0.36 })]],
          cells: ['1'],
        },
        { signs: [() => [baby('skin', 'leaf', { x: 0, y: 20, scale: 0.9 })]], cells: ['1'] },
        { signs: [heart], cells: ['1'] },
        { signs: [tabletsStay], cells: ['1'] },
        { signs: [() => [...packet(44, 54, 76), group(warning(0, 0), { x: 76, y: 26, scale: 0.6 })]], cells: ['3'] },
      ],
    }),
})

/** What clients say about male condoms, and what to offer. */
export const condomComplaints = diagram({
  id: 'condom-complaints',
  width: 'full',
  height: cellsHeight(2, WORDS_ROW),
  texts: {
    en: {
      words: [
        'Itching, redness: lubricant, another kind, check for infection',
        'Swelling, rash, short breath: stop latex; plastic; refer if severe',
        'Erection is lost: it happens; put it on together; lubricant, time',
        'Less feeling: thinner kind, other size, lubricant',
      ],
      alt: 'Four complaints. Itching or redness: lubricant, another kind, check for infection. Swelling, rash or short breath: stop latex, plastic condoms, refer if severe. Erection is lost: put it on together, lubricant, time. Less feeling: a thinner kind, another size, lubricant.',
      note: 'Cover the words after the colon and ask for an offer.',
    },
    fr: {
      words: [
        'Ça gratte, rougeur : lubrifiant, autre modèle, infection ?',
        'Gonflement, essoufflement : plus de latex ; si grave, référer',
        'Érection perdue : cela arrive ; le mettre à deux ; du temps',
        'Moins de sensation : plus fin, autre taille, lubrifiant',
      ],
      alt: 'Quatre plaintes. Ça gratte ou rougeur : lubrifiant, autre modèle, chercher une infection. Gonflement, éruption ou essoufflement : arrêter le latex, référer si c’est grave. Érection perdue : le mettre à deux, du temps. Moins de sensation : plus fin, autre taille, lubrifiant.',
      note: 'Cachez les mots après les deux points et demandez une offre.',
    },
    es: {
      words: [
        'Picazón, enrojecimiento: lubricante, otro tipo, ¿infección?',
        'Hinchazón, falta de aire: sin látex; si es grave, referir',
        'Pierde la erección: sucede; ponerlo juntos; lubricante, tiempo',
        'Siente menos: más fino, otro tamaño, lubricante',
      ],
      alt: 'Cuatro quejas. Picazón o enrojecimiento: lubricante, otro tipo, buscar infección. Hinchazón, sarpullido o falta de aire: dejar el látex, referir si es grave. Pierde la erección: ponerlo juntos, tiempo. Siente menos: más fino, otro tamaño, lubricante.',
      note: 'Tape las palabras tras los dos puntos y pida una oferta.',
    },
  },
  draw: ({ words }) =>
    cells({
      words,
      columns: 2,
      rowHeight: WORDS_ROW,
      size: 116,
      scene: (index) => (index === 0 ? bottleAndPacket() : (MALE[index - 1]?.() ?? [])),
    }),
})

function bottleAndPacket(): Shape[] {
  return [...bottle(26, 96, 84), ...packet(70, 66, 56), ...tick(86, 18, 28)]
}

function couple(): Shape[] {
  return [bust(WOMAN, { x: -8, y: 36, scale: 0.36 }), bust(MAN, { x: 54, y: 36, scale: 0.36 }), ...packet(50, 20, 32)]
}

const MALE: (() => Shape[])[] = [
  () => [group(warning(0, 0), { x: 50, y: 52, scale: 1.36 })],
  couple,
  () => [...packet(32, 62, 44), ...packet(74, 52, 64)],
]

/** What users say about female condoms, and what to try. */
export const femaleCondomComplaints = diagram({
  id: 'female-condom-complaints',
  width: 'full',
  anatomical: true,
  height: cellsHeight(3, 104),
  texts: {
    en: {
      words: [
        'Cannot get it in: let her show you; other position, slowly',
        'The ring hurts: push it further back, behind the bone',
        'It squeaks: more lubricant inside',
        'It itches: lubricant; if it lasts, look for infection',
        'He does not like it: invite him; talk; other methods',
      ],
      alt: 'Five complaints. She cannot get it in: let her show you, another position, slowly. The ring hurts: further back, behind the bone. It squeaks: more lubricant inside. It itches: lubricant; if it lasts, look for infection. He does not like it: invite him, talk, other methods.',
      note: 'Cover the words after the colon and let pairs find the first answer.',
    },
    fr: {
      words: [
        'N’entre pas : qu’elle montre ; autre position, doucement',
        'L’anneau gêne : plus loin, derrière l’os',
        'Il grince : plus de lubrifiant dedans',
        'Ça gratte : lubrifiant ; si cela dure, infection ?',
        'Il n’aime pas : l’inviter, parler, autres méthodes',
      ],
      alt: 'Cinq plaintes. Il n’entre pas : qu’elle montre, autre position, doucement. L’anneau gêne : plus loin, derrière l’os. Il grince : plus de lubrifiant dedans. Ça gratte : lubrifiant ; si cela dure, chercher une infection. Il n’aime pas : l’inviter, parler, autres méthodes.',
      note: 'Cachez les mots après les deux points : les binômes trouvent la première réponse.',
    },
    es: {
      words: [
        'No entra: que lo muestre; otra posición, despacio',
        'El aro duele: más adentro, detrás del hueso',
        'Hace ruido: más lubricante por dentro',
        'Pica: lubricante; si dura, buscar infección',
        'A él no le gusta: invitarlo, hablar, otros métodos',
      ],
      alt: 'Cinco quejas. No entra: que lo muestre, otra posición, despacio. El aro duele: más adentro, detrás del hueso. Hace ruido: más lubricante por dentro. Pica: lubricante; si dura, buscar infección. A él no le gusta: invitarlo, hablar, otros métodos.',
      note: 'Tape las palabras tras los dos puntos: las parejas buscan la primera respuesta.',
    },
  },
  draw: ({ words }) => cells({ words, columns: 2, rowHeight: 104, scene: (index) => FEMALE[index]?.() ?? [] }),
})

const FEMALE: (() => Shape[])[] = [
  () => [group(squeezed(), { x: 50, y: 34, scale: 0.5 })],
  () => [group(sideView({ condom: 'whole' }), { x: -2, y: 8, scale: 0.34 })],
  () => [...bottle(38, 96, 84), path('M66 30q10 10 0 20M78 20q18 20 0 40', { stroke: 'terracotta', width: 5 })],
  () => [...bottle(26, 96, 84), ...clock(72, 54, 26, 0.3)],
  () => [
    bust({ ...BOY, isSad: true }, { x: 0, y: 36, scale: 0.36 }),
    bust(GIRL, { x: 50, y: 36, scale: 0.36 }),
    ...bubble(34, 2, 48, 28, 10),
  ],
]
