import { diagram, WIDTHS } from '../../diagram.ts'
import { methodSign } from '../../kit/methods.ts'
import { PANEL_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { padlock, sheet, talking } from '../training/things.ts'

const [WIDTH, HEIGHT, GAP] = [412, 104, 12] as const

/** Five rights, and what a client notices of each. */
export const rightsNoticed = diagram({
  id: 'rights-noticed',
  width: 'full',
  height: HEIGHT * 3 + GAP * 2,
  texts: {
    en: {
      rights: ['Information', 'Choice', 'Privacy', 'No discrimination', 'Dignity'],
      notices: [
        'Complete, correct, in her language',
        'Nobody pushes',
        'Door closed, records locked',
        'Same welcome at any age or status',
        'Her name, a chair, time to answer',
      ],
      alt: 'Five rights and what she notices. Information: complete, correct, in her language. Choice: nobody pushes. Privacy: door closed, records locked. No discrimination: same welcome at any age or status. Dignity: her name, a chair, time to answer.',
      note: 'Walk from the gate to the way home; at each spot ask which of the five is easiest to lose there.',
    },
    fr: {
      rights: ['Information', 'Choix', 'Intimité', 'Égalité', 'Dignité'],
      notices: [
        'Complète, exacte, dans sa langue',
        'Personne n’insiste',
        'Porte et dossiers fermés',
        'Même accueil à tout âge et statut',
        'Son nom, une chaise, du temps',
      ],
      alt: 'Cinq droits et ce qu’elle en remarque. Information : complète, exacte, dans sa langue. Choix : personne n’insiste. Intimité : porte et dossiers fermés. Égalité : même accueil à tout âge et statut. Dignité : son nom, une chaise, du temps pour répondre.',
      note: 'Allez du portail au retour ; à chaque endroit, demandez lequel des cinq s’y perd le plus facilement.',
    },
    es: {
      rights: ['Información', 'Elección', 'Privacidad', 'No discriminación', 'Dignidad'],
      notices: [
        'Completa, correcta, en su idioma',
        'Nadie presiona',
        'Puerta y archivos cerrados',
        'Igual acogida a toda edad y estado',
        'Su nombre, una silla, tiempo',
      ],
      alt: 'Cinco derechos y lo que ella nota. Información: completa, correcta, en su idioma. Elección: nadie presiona. Privacidad: puerta y archivos cerrados. No discriminación: igual acogida a toda edad y estado. Dignidad: su nombre, una silla, tiempo para responder.',
      note: 'Recorran del portón a la salida; en cada lugar pregunte cuál de los cinco se pierde más fácilmente.',
    },
  },
  draw: ({ rights, notices }): Shape[] =>
    rights.flatMap((right, index): Shape[] => {
      const isLast = index === rights.length - 1
      const x = isLast ? (WIDTHS.full - WIDTH) / 2 : (index % 2) * (WIDTH + GAP)
      const y = Math.floor(index / 2) * (HEIGHT + GAP)
      const left = x + 104
      return [
        rect(x, y, WIDTH, HEIGHT, { fill: PANEL_FILLS[index] ?? 'sand', radius: 14 }),
        group(SCENES[index]?.() ?? [], { x: x + 10, y: y + 10, scale: 0.84 }),
        text(right, left, y + 32, { bold: true }),
        ...textBox(notices[index] ?? '', left, y + 40, x + WIDTH - left - 4).shapes,
      ]
    }),
})

const SCENES: (() => Shape[])[] = [
  () => sheet(4),
  () => [
    methodSign('pills', { x: 0, y: 2, scale: 0.47 }),
    methodSign('implant', { x: 52, y: 2, scale: 0.47 }),
    methodSign('condom', { x: 0, y: 52, scale: 0.47 }),
    methodSign('iud', { x: 52, y: 52, scale: 0.47 }),
  ],
  () => padlock(),
  () => talking(),
  () => [
    bust({ skin: 'skin', head: 'wrap', cloth: 'terracotta' }, { x: 22, y: 0, scale: 0.4 }),
    path('M12 30V96M12 70H84V96', { stroke: 'ink', width: 7 }),
    rect(12, 62, 74, 10, { fill: 'skinLight', stroke: 'ink', width: 2.5 }),
    circle(84, 28, 15, { fill: 'white', stroke: 'ink', width: 3 }),
    path('M84 18V28l8 5', { stroke: 'ink', width: 3 }),
  ],
]
