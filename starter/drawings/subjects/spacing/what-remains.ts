import { diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { bubble, bust } from '../../kit/people.ts'
import { arrow, circle, group, rect, type Shape } from '../../kit/shapes.ts'
import { TILES_HEIGHT, tiles } from '../../kit/tiles.ts'
import { clinic, heart } from '../training/things.ts'

const SCENES: (() => Shape[])[] = [
  () => [...bubble(4, 4, 92, 58, 20), ...leaf('?', 50, 35, 46)],
  () => [
    rect(-20, 34, 98, 34, { fill: 'leaf' }),
    rect(78, 34, 42, 34, { fill: 'marigold' }),
    ...[-20, 78].map((x) => circle(x, 51, 12, { fill: 'paper', stroke: 'ink', width: 4 })),
    ...arrow([-8, 51], [62, 51], { paint: 'white', width: 5 }),
  ],
  () => [
    bust(
      { skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'indigo', isSad: true },
      { x: -14, y: 8, scale: 0.51 },
    ),
    group(heart(), { x: 60, y: 30, scale: 0.46 }),
  ],
  () => [group(clinic(), { x: 4, y: 4, scale: 0.92 })],
]

/** What remains of the session, one picture for each line of the slide. */
export const whatRemains = diagram({
  id: 'what-remains',
  width: 'half',
  height: TILES_HEIGHT,
  texts: {
    en: {
      words: ['Plan first', 'Birth to try', 'Comfort', 'Welcome'],
      alt: 'Four pictures: the plan of the client comes first; count from the birth to the next try; comfort comes before a calendar; the clinic is open, whatever they choose.',
      note: 'Which of the four was missing in the play? The four errors match the four pictures.',
    },
    fr: {
      words: ['Le projet', 'Jusqu’à l’essai', 'Réconfort', 'Bienvenue'],
      alt: 'Quatre images : le projet de la personne d’abord ; compter de la naissance au prochain essai ; le réconfort avant le calendrier ; le centre est ouvert, quel que soit leur choix.',
      note: 'Laquelle des quatre manquait dans le jeu ? Les quatre erreurs répondent aux quatre images.',
    },
    es: {
      words: ['Primero su plan', 'Hasta el intento', 'Consuelo', 'Bienvenida'],
      alt: 'Cuatro dibujos: primero el plan de la persona; contar del parto al nuevo intento; el consuelo antes del calendario; la clínica está abierta, elijan lo que elijan.',
      note: '¿Cuál de los cuatro faltó en la representación? Los cuatro errores corresponden a los cuatro dibujos.',
    },
  },
  draw: ({ words }) => tiles(words, SCENES),
})
