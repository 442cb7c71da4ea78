import { diagram } from '../../diagram.ts'
import { panels } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { closedDoor, closedFile, GIRL, MAN, PROVIDER } from '../people/signs.ts'

/** A young person's way through the facility, from the gate to the register. */
export const youngPath = diagram({
  id: 'young-path',
  width: 'full',
  height: 296,
  texts: {
    en: {
      titles: ['Gate', 'Desk', 'Bench', 'Room', 'Register'],
      words: ['Greeted as adults are', 'No reason asked aloud', 'Wait is short', 'A real door', 'Staff keep silent'],
      alt: 'Five stations. 1, gate: the guard greets young people as adults. 2, desk: nobody asks the reason aloud. 3, bench: the wait is short. 4, room: a real door. 5, register: all staff have signed a promise of confidentiality.',
      note: 'Walk it: one limps, one whispers, one is a boy. Stop at each station and tick what is true today.',
    },
    fr: {
      titles: ['Portail', 'Accueil', 'Banc', 'Salle', 'Registre'],
      words: [
        'Salué comme un adulte',
        'Pas de motif à voix haute',
        'Attente courte',
        'Une vraie porte',
        'L’équipe se tait',
      ],
      alt: 'Cinq étapes. 1, portail : le gardien salue les jeunes comme des adultes. 2, accueil : personne ne demande le motif à voix haute. 3, banc : l’attente est courte. 4, salle : une vraie porte. 5, registre : toute l’équipe a promis le secret.',
      note: 'Faites le chemin : un boite, une chuchote, un est un garçon. À chaque étape, cochez ce qui est vrai ce jour.',
    },
    es: {
      titles: ['Entrada', 'Ventanilla', 'Banca', 'Cuarto', 'Registro'],
      words: [
        'Saludo como a adultos',
        'Sin motivo en voz alta',
        'Espera corta',
        'Una puerta de verdad',
        'El equipo calla',
      ],
      alt: 'Cinco estaciones. 1, entrada: el guardia saluda a jóvenes como a adultos. 2, ventanilla: nadie pregunta el motivo en voz alta. 3, banca: la espera es corta. 4, cuarto: una puerta de verdad. 5, registro: todo el equipo firmó que guarda el secreto.',
      note: 'Hagan el camino: uno cojea, una susurra, uno es muchacho. En cada estación marquen lo que hoy es verdad.',
    },
  },
  draw: ({ titles, words }) =>
    panels(5, {
      titles,
      words,
      height: 296,
      sceneHeight: 118,
      numbered: true,
      scene: (index, width) => [group(SCENES[index]?.() ?? [], { x: width / 2 - 52, y: 8, scale: 1.04 })],
    }),
})

const SCENES: (() => Shape[])[] = [
  () => [
    path('M4 98V18Q50 -10 96 18V98', { stroke: 'ink', width: 7 }),
    bust({ ...MAN, head: 'cap', headPaint: 'indigo', cloth: 'indigo' }, { x: 20, y: 26, scale: 0.4 }),
  ],
  () => [
    bust(PROVIDER, { x: 20, y: -2, scale: 0.38 }),
    rect(2, 62, 96, 36, { fill: 'skin', stroke: 'ink', width: 3.5, radius: 4 }),
    rect(66, 46, 22, 16, { fill: 'white', stroke: 'ink', width: 2.5 }),
  ],
  () => [
    rect(2, 60, 96, 12, { fill: 'skin', stroke: 'ink', width: 3 }),
    path('M12 72V98M88 72V98', { stroke: 'ink', width: 6 }),
    bust(GIRL, { x: 4, y: 2, scale: 0.32 }),
    circle(76, 30, 20, { fill: 'white', stroke: 'ink', width: 4 }),
    path('M76 18V30H84', { stroke: 'ink', width: 4 }),
  ],
  closedDoor,
  closedFile,
]
