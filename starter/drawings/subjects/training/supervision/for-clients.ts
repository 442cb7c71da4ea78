import { diagram, WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { methodSign } from '../../../kit/methods.ts'
import { bust } from '../../../kit/people.ts'
import { ellipse, group, line, path, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import { tilesDiagram } from '../../../kit/tiles.ts'
import { CLIENT, clinic, heart, NURSE, person, sheet, talking, WORKER } from '../things.ts'

/** What a client notices when supervision works. */
export const supervisionChanges = tilesDiagram('supervision-changes', [choice, kindCare, grown, fullShelf], {
  en: {
    words: ['She gets what she chose', 'Safe, private, kind', 'Providers can do more', 'Shelves full, in date'],
    alt: 'Four pictures: a board of methods with one that the client chose; a heart for safe, private and kind care; a provider who can do more than last time; a full shelf in date.',
    note: 'Hold your own form beside the four: which of its lines would a client notice?',
  },
  fr: {
    words: ['Elle reçoit son choix', 'Sûr, privé, respectueux', 'Le personnel sait plus', 'Stock plein, à jour'],
    alt: 'Quatre images : un tableau de méthodes avec celle que la cliente a choisie ; un cœur pour des soins sûrs, privés et respectueux ; une soignante qui sait faire plus ; une étagère pleine et non périmée.',
    note: 'Comparez votre formulaire aux quatre images : quelles lignes une cliente remarquerait-elle ?',
  },
  es: {
    words: ['Recibe lo que eligió', 'Seguro, privado, amable', 'El personal sabe más', 'Estante lleno, vigente'],
    alt: 'Cuatro dibujos: un tablero de métodos con el que la clienta eligió; un corazón por la atención segura, privada y amable; una proveedora que sabe hacer más; un estante lleno y vigente.',
    note: 'Compare su formulario con los cuatro dibujos: ¿qué líneas notaría una clienta?',
  },
})

function choice(): Shape[] {
  return [
    ...(['implant', 'iud', 'injection', 'pills'] as const).map((sign, place) =>
      methodSign(sign, { x: (place % 2) * 50, y: Math.floor(place / 2) * 50, scale: 0.48 }),
    ),
    ...tick(88, 88, 30),
  ]
}

function kindCare(): Shape[] {
  return [group(heart(), { x: -4, y: 6, scale: 0.86 }), ...tick(88, 84, 28)]
}

function grown(): Shape[] {
  return [
    ...person(NURSE),
    path('M66 98V78H80V56H96V98Z', { fill: 'leaf' }),
    path('M68 60L88 34M88 34l-14 2M88 34v14', { stroke: 'ink', width: 4 }),
  ]
}

function fullShelf(): Shape[] {
  return [0, 1].flatMap((row) => [
    ...[0, 1, 2].map((box) =>
      rect(8 + box * 29, 12 + row * 44, 26, 28, { fill: row === 0 ? 'marigold' : 'leaf', stroke: 'ink', width: 2.5 }),
    ),
    rect(2, 40 + row * 44, 96, 7, { fill: 'skinDark' }),
  ])
}

/** What a supervisor sees and hears from the bench where clients wait. */
export const rightsFromBench = tilesDiagram('supervision-from-bench', [sentAway, overheard, consent, fees], {
  en: {
    words: ['Sent away?', 'Overheard?', 'Her own yes?', 'Fees on the wall?'],
    alt: 'Four questions from the bench. Is a young person sent away at the door? Can others hear two people who talk? Did she say yes herself? Do the fees hang on the wall?',
    note: 'Ten minutes on the bench, in silence; then each says what was seen, not what was thought.',
  },
  fr: {
    words: ['Renvoyée\u00a0?', 'Entendue\u00a0?', 'Son propre oui\u00a0?', 'Tarifs affichés\u00a0?'],
    alt: 'Quatre questions depuis le banc. Une jeune personne est-elle renvoyée à la porte ? Entend-on deux personnes qui parlent ? A-t-elle dit oui elle-même ? Les tarifs sont-ils affichés ?',
    note: 'Dix minutes sur le banc, en silence ; puis chacun dit ce qu’il a vu, non ce qu’il pense.',
  },
  es: {
    words: ['¿No la atienden?', '¿La oyen otros?', '¿Su propio sí?', '¿Precios a la vista?'],
    alt: 'Cuatro preguntas desde el banco. ¿Despiden a una joven en la puerta? ¿Otros oyen a dos personas que hablan? ¿Dijo ella misma que sí? ¿Los precios están en la pared?',
    note: 'Diez minutos en el banco, en silencio; luego cada uno dice lo que vio, no lo que pensó.',
  },
})

function sentAway(): Shape[] {
  return [
    rect(4, 6, 44, 90, { fill: 'skinLight', stroke: 'skinDeep', width: 3 }),
    ellipse(40, 54, 3, 3, { fill: 'ink' }),
    bust({ skin: 'skinDark', head: 'bun', cloth: 'marigold', isSad: true }, { x: 46, y: 32, scale: 0.36 }),
    ...cross(84, 18, 26),
  ]
}

function overheard(): Shape[] {
  return [
    group(talking(CLIENT, NURSE), { x: -6, y: 18, scale: 0.8 }),
    path('M84 50q12 -16 0 -30M92 58q22 -22 0 -46', { stroke: 'terracotta', width: 5 }),
  ]
}

function consent(): Shape[] {
  return [
    bust(CLIENT, { x: -2, y: 22, scale: 0.43 }),
    path('M58 6h34a6 6 0 0 1 6 6v26a6 6 0 0 1 -6 6h-18l-12 12v-12h-4a6 6 0 0 1 -6 -6v-26a6 6 0 0 1 6 -6Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
    ...tick(75, 25, 26),
  ]
}

function fees(): Shape[] {
  return [
    ...sheet(4),
    ...[0, 1, 2].map((index) => ellipse(86, 60 + index * 14, 12, 6, { fill: 'marigold', stroke: 'ink', width: 2.5 })),
  ]
}

/** Clients talk outside, away from those who served them. */
export const privateTalk = diagram({
  id: 'supervision-private-talk',
  width: 'half',
  height: 330,
  texts: {
    en: {
      label: 'Away from staff, no name',
      alt: 'Two people talk on a bench under a tree, far from the clinic. The supervisor writes no name.',
      note: 'Look for such a bench before the visit: who can see it, who can hear?',
    },
    fr: {
      label: 'Loin du personnel, sans nom',
      alt: 'Deux personnes parlent sur un banc sous un arbre, loin du centre de santé. La superviseuse n’écrit aucun nom.',
      note: 'Cherchez un tel banc avant la visite : qui le voit, qui entend ?',
    },
    es: {
      label: 'Lejos del personal, sin nombre',
      alt: 'Dos personas hablan en un banco bajo un árbol, lejos del centro de salud. Quien supervisa no escribe ningún nombre.',
      note: 'Busque ese banco antes de la visita: ¿quién lo ve, quién oye?',
    },
  },
  draw: ({ label }) => [
    rect(0, 0, WIDTHS.half, 286, { fill: 'leafPale', radius: 14 }),
    group(clinic(), { x: 8, y: 14, scale: 0.9 }),
    path('M60 110C60 160 76 190 112 206', { stroke: 'inkSoft', width: 4, dash: [4, 9] }),
    rect(318, 90, 20, 186, { fill: 'skinDark' }),
    ellipse(270, 62, 104, 56, { fill: 'leaf' }),
    ellipse(212, 84, 52, 34, { fill: 'leaf' }),
    bust(CLIENT, { x: 132, y: 106, scale: 0.74 }),
    bust(WORKER, { x: 226, y: 106, scale: 0.74 }),
    path('M176 96h58a7 7 0 0 1 7 7v20a7 7 0 0 1 -7 7h-26l-13 14v-14h-19a7 7 0 0 1 -7 -7v-20a7 7 0 0 1 7 -7Z', {
      fill: 'white',
      stroke: 'indigo',
      width: 3,
    }),
    line([182, 113], [228, 113], { stroke: 'indigo', width: 5, dash: [7, 7] }),
    rect(112, 238, 240, 13, { fill: 'skinDeep', radius: 4 }),
    rect(132, 250, 14, 30, { fill: 'skinDeep' }),
    rect(318, 250, 14, 30, { fill: 'skinDeep' }),
    ...textBox(label, 190, 312, 376, { middle: true, anchor: 'middle', bold: true }).shapes,
  ],
})
