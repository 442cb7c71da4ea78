import { age } from '../../../kit/belongings.ts'
import { cardPicture, method, personWith, questionMark, sideBySide } from '../../../kit/card-picture.ts'
import { cross } from '../../../kit/marks.ts'
import { calendar, drop } from '../../../kit/objects.ts'
import { baby, type PersonLook } from '../../../kit/people.ts'
import { path, rect, type Shape } from '../../../kit/shapes.ts'
import { ribbon } from '../../eligibility/signs.ts'
import { cuff } from '../../guidance/icons.ts'
import { forceps } from '../../infection/stations.ts'
import { car, speech } from '../scenery.ts'
import { heart, sheet, telephone, writing } from '../things.ts'

const SUPERVISOR: PersonLook = { skin: 'skin', head: 'short', cloth: 'marigold' }
const LADY: PersonLook = { skin: 'skinDeep', head: 'wrap', headPaint: 'indigo', cloth: 'leaf' }
const PUPIL: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'white' }
const OLDER: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'inkSoft', cloth: 'terracotta' }
const VEILED: PersonLook = { skin: 'skinLight', head: 'veil', headPaint: 'leaf', cloth: 'indigo' }
const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo' }

/** What a supervisor does; nothing says whether it is control or support. */
const ACTS = [
  cardPicture('act-gloves', personWith(SUPERVISOR, [gloves()]), [
    'A supervisor and gloves.',
    'Un superviseur et des gants.',
    'Un supervisor y guantes.',
  ]),
  cardPicture('act-forceps', personWith(LADY, [[forceps(50, 50, -40, 0.6)]], 'leafPale'), [
    'A supervisor and forceps.',
    'Une superviseuse et une pince.',
    'Una supervisora y una pinza.',
  ]),
  cardPicture('act-asks', personWith(SUPERVISOR, [speech(questionMark())], 'marigoldPale'), [
    'A supervisor asks a question.',
    'Un superviseur pose une question.',
    'Un supervisor hace una pregunta.',
  ]),
  cardPicture('act-complaints', personWith(LADY, [sheet(4, 'terracotta')], 'sand'), [
    'A supervisor reads the complaints.',
    'Une superviseuse lit les plaintes.',
    'Una supervisora lee las quejas.',
  ]),
  cardPicture('act-signs', personWith(SUPERVISOR, [writing()], 'terracottaPale'), [
    'A supervisor signs a page.',
    'Un superviseur signe une page.',
    'Un supervisor firma una página.',
  ]),
  cardPicture('act-practises', personWith(LADY, [method('implant')]), [
    'A supervisor and an implant.',
    'Une superviseuse et un implant.',
    'Una supervisora y un implante.',
  ]),
  cardPicture('act-expired', personWith(SUPERVISOR, [packetWithDate()], 'leafPale'), [
    'A supervisor and a packet with its date.',
    'Un superviseur et un paquet avec sa date.',
    'Un supervisor y un paquete con su fecha.',
  ]),
  cardPicture('act-tells', personWith(LADY, [telephone()], 'marigoldPale'), [
    'A supervisor telephones another clinic.',
    'Une superviseuse téléphone à un autre centre.',
    'Una supervisora llama a otra clínica.',
  ]),
  cardPicture('act-compares', personWith(SUPERVISOR, [sheet(4), sheet(4, 'leaf')], 'sand'), [
    'A supervisor holds two pages side by side.',
    'Un superviseur compare deux pages.',
    'Un supervisor compara dos páginas.',
  ]),
  cardPicture(
    'act-weighs',
    personWith(LADY, [[baby('skinDark', 'marigold', { x: -2, y: 22, scale: 0.92 })]], 'terracottaPale'),
    ['A supervisor and a baby.', 'Une superviseuse et un bébé.', 'Una supervisora y un bebé.'],
  ),
  cardPicture('act-announces', personWith(SUPERVISOR, [calendar(50, 54, 90)]), [
    'A supervisor and a calendar.',
    'Un superviseur et un calendrier.',
    'Un supervisor y un calendario.',
  ]),
  cardPicture('act-car', personWith(LADY, [car(), writing()], 'leafPale'), [
    'A supervisor, a car, and a report.',
    'Une superviseuse, une voiture, et un rapport.',
    'Una supervisora, un auto y un informe.',
  ]),
]

/** Who walks through the clinic as a client, and for what. */
const WALKS = [
  cardPicture('walk-pupil', personWith(PUPIL, [age('17', 50, 50), method('injection')], 'marigoldPale'), [
    'A pupil of 17, and an injection.',
    'Une élève de 17 ans, et une injection.',
    'Una alumna de 17 años y una inyección.',
  ]),
  cardPicture('walk-stick', personWith(OLDER, [stick(), method('implant')], 'sand'), [
    'A woman, her walking stick, and an implant.',
    'Une femme, sa canne, et un implant.',
    'Una mujer, su bastón y un implante.',
  ]),
  cardPicture('walk-language', personWith(VEILED, [speech(questionMark()), method('pills')]), [
    'A woman whose words nobody understands, and pills.',
    'Une femme dont personne ne comprend les mots, et des pilules.',
    'Una mujer cuyas palabras nadie entiende, y píldoras.',
  ]),
  cardPicture('walk-man', personWith(MAN, [method('vas')], 'leafPale'), [
    'A man, and vasectomy.',
    'Un homme, et la vasectomie.',
    'Un hombre y la vasectomía.',
  ]),
]

/** What a rule asks for, and the method that it stands before. */
const RULES = [
  cardPicture('rule-bleeding', sideBySide([withDrops(), method('implant')]), [
    'Days of bleeding on a calendar, and an implant.',
    'Des jours de saignement sur un calendrier, et un implant.',
    'Días de sangrado en un calendario y un implante.',
  ]),
  cardPicture('rule-not-pregnant', sideBySide([notPregnant(), method('iud')], 'marigoldPale'), [
    'A baby crossed out for not pregnant, and an IUD.',
    'Un bébé barré : pas enceinte, et un DIU.',
    'Un bebé tachado: no embarazada, y un DIU.',
  ]),
  cardPicture('rule-exam-pills', sideBySide([couch(), method('pills')], 'leafPale'), [
    'A couch for examinations, and pills.',
    'Une table d’examen, et des pilules.',
    'Una camilla y píldoras.',
  ]),
  cardPicture('rule-exam-iud', sideBySide([couch(), method('iud')], 'sand'), [
    'A couch for examinations, and an IUD.',
    'Une table d’examen, et un DIU.',
    'Una camilla y un DIU.',
  ]),
  cardPicture('rule-cuff', sideBySide([[...cuff(), ...cross(30, 58, 34)], method('pills')], 'terracottaPale'), [
    'A broken cuff for blood pressure, and pills.',
    'Un tensiomètre en panne, et des pilules.',
    'Un tensiómetro roto y píldoras.',
  ]),
  cardPicture('rule-hiv-test', sideBySide([[...ribbon()], method('implant')]), [
    'The ribbon that stands for HIV, and an implant.',
    'Le ruban du VIH, et un implant.',
    'El lazo del VIH y un implante.',
  ]),
  cardPicture('rule-late', sideBySide([method('injection'), withDrops()], 'marigoldPale'), [
    'An injection, and days of bleeding on a calendar.',
    'Une injection, et des jours de saignement sur un calendrier.',
    'Una inyección y días de sangrado en un calendario.',
  ]),
  cardPicture('rule-smear', sideBySide([smear(), method('iud')], 'leafPale'), [
    'A glass slide with a smear, and an IUD.',
    'Une lame de verre avec un frottis, et un DIU.',
    'Un portaobjetos con un frotis y un DIU.',
  ]),
  cardPicture('rule-rest', sideBySide([method('pills'), calendar(50, 54, 90)], 'sand'), [
    'Pills, and a calendar.',
    'Des pilules, et un calendrier.',
    'Píldoras y un calendario.',
  ]),
  cardPicture('rule-signature', personWith(MAN, [writing()], 'terracottaPale'), [
    'A husband, and a page to sign.',
    'Un mari, et une page à signer.',
    'Un esposo y una página para firmar.',
  ]),
]

const GATE = [
  cardPicture('gate-nice', personWith(LADY, [speech(heart())], 'marigoldPale'), [
    'A woman who says only nice things.',
    'Une femme qui ne dit que du bien.',
    'Una mujer que solo dice cosas buenas.',
  ]),
  cardPicture('gate-weeps', personWith({ ...OLDER, isSad: true }, [[drop(34, 70, 48), drop(66, 90, 48)]]), [
    'A sad woman, and tears.',
    'Une femme triste, et des larmes.',
    'Una mujer triste y lágrimas.',
  ]),
  cardPicture('gate-door', personWith({ ...PUPIL, cloth: 'leaf', isSad: true }, [door()], 'sand'), [
    'A girl, and a door.',
    'Une jeune fille, et une porte.',
    'Una chica y una puerta.',
  ]),
]

export const SUPERVISION_CARDS = [...ACTS, ...WALKS, ...RULES, ...GATE]

function gloves(): Shape[] {
  return [
    rect(10, 46, 80, 46, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    path('M34 46V24M44 46V12M54 46V10M64 46V16M30 40L18 26', { stroke: 'waterDeep', width: 13 }),
    path('M34 46V24M44 46V12M54 46V10M64 46V16M30 40L18 26', { stroke: 'water', width: 9 }),
    rect(10, 46, 80, 46, { fill: 'white', stroke: 'ink', width: 3, radius: 4 }),
    rect(30, 60, 40, 16, { fill: 'indigo' }),
  ]
}

function packetWithDate(): Shape[] {
  return [...method('condom'), ...calendar(78, 78, 44, 'terracotta')]
}

function stick(): Shape[] {
  return [path('M30 28Q30 8 48 8T64 28V94', { stroke: 'skinDeep', width: 10 })]
}

function withDrops(): Shape[] {
  return [...calendar(50, 54, 90), drop(32, 76, 34, 'blood'), drop(58, 76, 34, 'blood')]
}

function notPregnant(): Shape[] {
  return [baby('skinDark', 'marigold', { x: -4, y: 20, scale: 0.94 }), path('M6 94L94 8', { stroke: 'ink', width: 8 })]
}

/** A glass slide for the microscope, with a smear and a label. */
function smear(): Shape[] {
  return [
    rect(-2, 30, 104, 40, { fill: 'steelPale', stroke: 'steelDark', width: 3, radius: 3 }),
    rect(2, 34, 24, 32, { fill: 'white' }),
    path('M42 50Q56 38 88 46Q92 56 80 58Q58 64 42 50Z', { fill: 'flesh' }),
  ]
}

function couch(): Shape[] {
  return [
    path('M6 40L26 56H94V66H6Z', { fill: 'indigo', stroke: 'ink', width: 3 }),
    path('M16 68V94M84 68V94', { stroke: 'steelDark', width: 7 }),
    rect(58, 72, 18, 10, { fill: 'steel' }),
  ]
}

function door(): Shape[] {
  return [
    rect(22, 4, 60, 92, { fill: 'skinLight', stroke: 'skinDeep', width: 5 }),
    path('M34 18H70V46H34ZM34 56H70V84H34Z', { stroke: 'skinDeep', width: 3 }),
    path('M74 52v8', { stroke: 'ink', width: 6 }),
  ]
}
