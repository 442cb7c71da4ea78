import { diagram } from '../../../diagram.ts'
import { methodSign } from '../../../kit/methods.ts'
import { calendar } from '../../../kit/objects.ts'
import { bust } from '../../../kit/people.ts'
import { arrow, group, type Shape } from '../../../kit/shapes.ts'
import { text } from '../../../kit/text.ts'
import { CLIENT, clinic, house, NURSE, plainBag, sharpsBox, sheet, WORKER } from '../things.ts'
import { pictureRows, rowsHeight } from './picture-rows.ts'

/** The three lines that end the day on safe injections. */
export const communityThreeLines = diagram({
  id: 'community-three-lines',
  width: 'half',
  height: rowsHeight(3),
  texts: {
    en: {
      words: ['Give, teach, refer', 'Questions first', 'Box beside me, date on the card'],
      alt: 'Three lines with pictures. Give, teach and refer: pills, beads and a health post. Questions first: a list with a question mark. A sharps container beside me and the date on the card.',
      note: 'Cover the words; trainees say each line from its picture.',
    },
    fr: {
      words: ['Donner, enseigner, orienter', 'Les questions d’abord', 'Boîte à côté, date sur la carte'],
      alt: 'Trois phrases en images. Donner, enseigner, orienter : pilules, collier et poste de santé. Les questions d’abord : une liste avec un point d’interrogation. La boîte de sécurité à côté de moi et la date sur la carte.',
      note: 'Cachez les mots ; chacun dit la phrase d’après l’image.',
    },
    es: {
      words: ['Dar, enseñar, referir', 'Primero las preguntas', 'Caja al lado, fecha en la tarjeta'],
      alt: 'Tres frases con dibujos. Dar, enseñar y referir: píldoras, collar y puesto de salud. Primero las preguntas: una lista con un signo de interrogación. La caja de seguridad a mi lado y la fecha en la tarjeta.',
      note: 'Tape las palabras; cada persona dice la frase según el dibujo.',
    },
  },
  draw: ({ words }): Shape[] =>
    pictureRows(words, [
      {
        scene: [
          methodSign('pills', { x: 0, y: 4, scale: 0.44 }),
          methodSign('beads', { x: 0, y: 52, scale: 0.44 }),
          group(clinic(), { x: 62, y: 18, scale: 0.66 }),
        ],
      },
      {
        scene: [
          group(sheet(4), { x: 0, y: 6, scale: 0.88 }),
          text('?', 102, 78, { size: 72, bold: true, paint: 'indigo', anchor: 'middle' }),
        ],
      },
      { scene: [sharpsBox(2, 88, 0.98), ...calendar(104, 56, 58)] },
    ]),
})

/** What a good neighbour promises: three lines of the last slide. */
export const communityPromise = diagram({
  id: 'community-promise',
  width: 'half',
  height: rowsHeight(3),
  texts: {
    en: {
      words: ['Welcome when I come', 'Waste leaves with me', 'Somebody expects you'],
      alt: 'Three promises with pictures. A worker at a house where a client welcomes the visit. A closed bag that takes all waste along. An arrow to a nurse who expects the client.',
      note: 'Each trainee points at the promise that will be hardest at home.',
    },
    fr: {
      words: ['Bienvenue quand je viens', 'Les déchets repartent', 'Quelqu’un vous attend'],
      alt: 'Trois promesses en images. Un agent devant une maison où la cliente souhaite la visite. Un sac fermé qui emporte tous les déchets. Une flèche vers une infirmière qui attend la cliente.',
      note: 'Chacun montre la promesse qui sera la plus difficile chez lui.',
    },
    es: {
      words: ['Soy bienvenido', 'Me llevo los desechos', 'Alguien la espera'],
      alt: 'Tres promesas con dibujos. Un agente ante una casa donde la clienta desea la visita. Un bolso cerrado que se lleva todos los desechos. Una flecha hacia una enfermera que espera a la clienta.',
      note: 'Cada persona señala la promesa que le será más difícil.',
    },
  },
  draw: ({ words }): Shape[] =>
    pictureRows(words, [
      {
        scene: [
          group(house(), { x: 10, y: 2, scale: 0.98 }),
          bust(CLIENT, { x: 38, y: 48, scale: 0.29 }),
          bust(WORKER, { x: 94, y: 34, scale: 0.36 }),
        ],
      },
      {
        scene: [
          group(plainBag(), { x: 12, y: 12, scale: 0.84 }),
          ...arrow([98, 56], [134, 56], { paint: 'leaf', width: 7 }),
        ],
      },
      {
        scene: [
          bust(CLIENT, { x: -8, y: 32, scale: 0.37 }),
          ...arrow([48, 60], [78, 60], { paint: 'leaf', width: 6 }),
          group(clinic(), { x: 84, y: 0, scale: 0.5 }),
          bust(NURSE, { x: 82, y: 42, scale: 0.32 }),
        ],
      },
    ]),
})
