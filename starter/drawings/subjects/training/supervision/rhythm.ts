import { diagram, WIDTHS } from '../../../diagram.ts'
import { cross, tick } from '../../../kit/marks.ts'
import { calendar } from '../../../kit/objects.ts'
import { bubble, bust } from '../../../kit/people.ts'
import { arrow, circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { textBox } from '../../../kit/text.ts'
import { threeRows } from '../../choice/three-rows.ts'
import { CLIENT, NURSE, sheet, telephone, WORKER } from '../things.ts'

/** Visits that are kept, the telephone between them, and peers who change places. */
export const visitRhythm = threeRows('supervision-rhythm', [quarters, fixedDay, peers], {
  en: {
    alt: 'Three rows: four calendars with a tick, a visit kept each quarter; a telephone and a fixed day; two nurses who visit each other.',
    note: 'For each row ask: who does this here already?',
  },
  fr: {
    alt: 'Trois lignes : quatre calendriers cochés, une visite tenue chaque trimestre ; un téléphone et un jour fixe ; deux infirmières qui se rendent visite.',
    note: 'Pour chaque ligne : qui le fait déjà ici ?',
  },
  es: {
    alt: 'Tres filas: cuatro calendarios con marca, una visita cumplida cada trimestre; un teléfono y un día fijo; dos enfermeras que se visitan.',
    note: 'En cada fila pregunte: ¿quién lo hace ya aquí?',
  },
})

/** What a supervisor keeps in mind before the figures: useful, a client may say no, a promise that comes back. */
export const threeKeeps = threeRows('supervision-three-keeps', [useful, mayRefuse, promiseKept], {
  en: {
    alt: 'Three rows: a supervisor who brings a box of supplies to a nurse; a client who says no; a written promise that is kept on a later day.',
    note: 'Trainees say the sentence of each row with the words covered.',
  },
  fr: {
    alt: 'Trois lignes : un superviseur apporte un carton de matériel à une infirmière ; une cliente dit non ; une promesse écrite est tenue un autre jour.',
    note: 'Texte caché, les participants disent la phrase de chaque ligne.',
  },
  es: {
    alt: 'Tres filas: un supervisor trae una caja de insumos a una enfermera; una clienta dice no; una promesa escrita se cumple otro día.',
    note: 'Con el texto tapado, el grupo dice la frase de cada fila.',
  },
})

/** What a camera records, and what it cannot record. */
export const cameraSees = diagram({
  id: 'supervision-camera',
  width: 'half',
  height: 330,
  texts: {
    en: {
      seen: '“She waited for the answer”',
      judged: '“She was patient”',
      alt: 'A camera. With a tick, what it records: she waited for the answer. With a cross, a judgement: she was patient.',
      note: 'Give one more pair: “looked at the telephone twice” and “was not interested”.',
    },
    fr: {
      seen: '« Elle a attendu la réponse »',
      judged: '« Elle était patiente »',
      alt: 'Une caméra. Avec une coche, ce qu’elle enregistre : elle a attendu la réponse. Avec une croix, un jugement : elle était patiente.',
      note: 'Donnez une autre paire : « a regardé deux fois son téléphone » et « ne s’intéressait pas ».',
    },
    es: {
      seen: '«Esperó la respuesta»',
      judged: '«Fue paciente»',
      alt: 'Una cámara. Con una marca, lo que graba: esperó la respuesta. Con una cruz, un juicio: fue paciente.',
      note: 'Dé otro par: «miró dos veces el teléfono» y «no le interesaba».',
    },
  },
  draw: ({ seen, judged }): Shape[] => [
    ...camera(),
    rect(0, 152, WIDTHS.half, 84, { fill: 'leafPale', radius: 12 }),
    ...tick(34, 194, 40),
    ...textBox(seen, 66, 194, 306, { middle: true }).shapes,
    rect(0, 246, WIDTHS.half, 84, { fill: 'terracottaPale', radius: 12 }),
    ...cross(34, 288, 38),
    ...textBox(judged, 66, 288, 306, { middle: true }).shapes,
  ],
})

/** A promise of the team and one of the supervisor. */
export const twoPromises = diagram({
  id: 'supervision-two-promises',
  width: 'half',
  height: 330,
  texts: {
    en: {
      words: ['I change', 'I bring'],
      alt: 'A nurse and a supervisor, each with a written promise for the other: I change, I bring. Below, a calendar with a tick.',
      note: 'Ask: which of the two is forgotten more often?',
    },
    fr: {
      words: ['Je change', 'J’apporte'],
      alt: 'Une infirmière et un superviseur, chacun avec une promesse écrite pour l’autre : je change, j’apporte. Dessous, un calendrier coché.',
      note: 'Laquelle des deux oublie-t-on le plus souvent ?',
    },
    es: {
      words: ['Yo cambio', 'Yo traigo'],
      alt: 'Una enfermera y un supervisor, cada uno con una promesa escrita para el otro: yo cambio, yo traigo. Abajo, un calendario con una marca.',
      note: 'Pregunte: ¿cuál de las dos se olvida más?',
    },
  },
  draw: ({ words }): Shape[] => [
    rect(0, 0, WIDTHS.half, 330, { fill: 'indigoPale', radius: 14 }),
    bust(NURSE, { x: 8, y: 200, scale: 0.72 }),
    bust(WORKER, { x: 264, y: 200, scale: 0.72 }),
    ...promise(words[0] ?? '', 10),
    ...promise(words[1] ?? '', 216),
    ...arrow([86, 136], [294, 136], { paint: 'leaf', width: 9 }),
    ...arrow([294, 174], [86, 174], { paint: 'terracotta', width: 9 }),
    ...calendar(190, 266, 84),
    ...tick(226, 302, 36),
  ],
})

function promise(words: string, x: number): Shape[] {
  return [
    rect(x, 12, 154, 96, { fill: 'white', stroke: 'ink', width: 3, radius: 6 }),
    ...textBox(words, x + 77, 38, 150, { anchor: 'middle', middle: true, bold: true }).shapes,
    path(`M${x + 18} 66h118M${x + 18} 86h80`, { stroke: 'indigo', width: 4.5 }),
  ]
}

/** A camera on its tripod, about the middle of a drawing beside text. */
function camera(): Shape[] {
  return [
    path('M190 96L150 146M190 96L230 146M190 96V146', { stroke: 'steelDark', width: 7 }),
    rect(130, 22, 104, 76, { fill: 'ink', radius: 10 }),
    path('M234 48L272 28V92L234 72Z', { fill: 'ink' }),
    circle(160, 20, 18, { fill: 'steelDark' }),
    circle(206, 20, 18, { fill: 'steelDark' }),
    circle(182, 60, 24, { fill: 'steelPale' }),
    circle(182, 60, 13, { fill: 'waterDeep' }),
  ]
}

function quarters(): Shape[] {
  return [0, 1, 2, 3].flatMap((index) => [...calendar(44 + index * 90, 48, 64), ...tick(70 + index * 90, 80, 30)])
}

function fixedDay(): Shape[] {
  return [
    group(telephone(), { x: 70, y: 0 }),
    ...calendar(252, 54, 84),
    circle(252, 62, 17, { stroke: 'terracotta', width: 6 }),
  ]
}

function peers(): Shape[] {
  return [
    bust(NURSE, { x: 20, y: 2, scale: 0.56 }),
    ...arrow([130, 38], [228, 38], { paint: 'indigo', width: 8 }),
    ...arrow([228, 72], [130, 72], { paint: 'indigo', width: 8 }),
    bust({ skin: 'skin', head: 'short', cloth: 'indigo', isProvider: true }, { x: 252, y: 2, scale: 0.56 }),
  ]
}

function useful(): Shape[] {
  return [
    bust(WORKER, { x: 10, y: 2, scale: 0.56 }),
    rect(124, 46, 70, 52, { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M124 46L110 32M194 46L208 32M159 58v28M145 72h28', { stroke: 'ink', width: 5 }),
    ...arrow([208, 72], [256, 72], { paint: 'leaf', width: 8 }),
    bust(NURSE, { x: 268, y: 2, scale: 0.56 }),
  ]
}

function mayRefuse(): Shape[] {
  return [
    bust(CLIENT, { x: 36, y: 2, scale: 0.56 }),
    ...bubble(136, 6, 190, 66, 4),
    ...tick(190, 39, 48),
    ...cross(268, 39, 44),
  ]
}

function promiseKept(): Shape[] {
  return [
    group(sheet(4), { x: 40, y: 0 }),
    ...arrow([152, 50], [222, 50], { paint: 'leaf', width: 9 }),
    ...calendar(284, 48, 78),
    ...tick(318, 80, 34),
  ]
}
