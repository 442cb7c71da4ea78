import { coins } from '../../../kit/belongings.ts'
import { cross } from '../../../kit/marks.ts'
import { circle, path, rect, type Shape } from '../../../kit/shapes.ts'
import { tilesDiagram } from '../../../kit/tiles.ts'
import { sheet, writing } from '../things.ts'

/** What WHO recommends for community health workers. */
export const workerRights = tilesDiagram(
  'community-worker-rights',
  [certificate, writing, () => [...coins(28, 94, 4), ...coins(72, 94, 6)], notByNumbers],
  {
    en: {
      words: ['Certificate', 'Written agreement', 'Pay that fits', 'Not by numbers'],
      alt: 'Four pictures: a certificate with a seal; a written agreement and a pen; two piles of coins; rising bars with a cross: pay is not mainly by numbers.',
      note: 'Ask which of the four exist here.',
    },
    fr: {
      words: ['Certificat', 'Accord écrit', 'Salaire juste', 'Pas selon les chiffres'],
      alt: 'Quatre images : un certificat avec un sceau ; un accord écrit et un stylo ; deux piles de pièces ; des barres qui montent, barrées : on ne paie pas surtout selon les chiffres.',
      note: 'Demandez lesquels des quatre existent ici.',
    },
    es: {
      words: ['Certificado', 'Acuerdo escrito', 'Pago adecuado', 'No por números'],
      alt: 'Cuatro imágenes: un certificado con un sello; un acuerdo escrito y un bolígrafo; dos pilas de monedas; barras que suben, tachadas: no se paga sobre todo por números.',
      note: 'Pregunte cuáles de los cuatro existen aquí.',
    },
  },
)

function certificate(): Shape[] {
  return [
    ...sheet(3),
    path('M58 78L50 100L60 94L68 100L68 80Z', { fill: 'terracotta' }),
    circle(62, 74, 13, { fill: 'marigold', stroke: 'ink', width: 3 }),
  ]
}

function notByNumbers(): Shape[] {
  return [
    ...[26, 46, 72].map((height, index) =>
      rect(8 + index * 26, 94 - height, 20, height, { fill: 'indigo', radius: 3 }),
    ),
    ...cross(80, 78, 38),
  ]
}
