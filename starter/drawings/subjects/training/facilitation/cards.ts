import { cardPicture, method, personWith, sideBySide } from '../../../kit/card-picture.ts'
import { bottle, clock, drop } from '../../../kit/objects.ts'
import type { PersonLook } from '../../../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../../../kit/shapes.ts'
import { ribbon } from '../../eligibility/signs.ts'
import { chart } from '../../guidance/icons.ts'
import { book } from '../../people/signs.ts'
import { car, chair, speech } from '../scenery.ts'
import { heart, house, sheet, telephone } from '../things.ts'

const DOCTOR: PersonLook = { skin: 'skinLight', head: 'short', cloth: 'indigo', isProvider: true }
const GIRL: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'marigold' }
const MAN: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'terracotta' }
const COLLEAGUE: PersonLook = { skin: 'skin', head: 'veil', headPaint: 'leaf', cloth: 'indigo' }
const FAITH: PersonLook = { skin: 'skinDark', head: 'cap', headPaint: 'terracotta', cloth: 'leaf' }

/** Topics of practice teaching that no client sheet pictures. */
const TOPICS = [
  cardPicture('topic-chart', sideBySide([chart('row'), method('injection')]), [
    'The eligibility chart with one row marked, and a method.',
    'Le tableau d’éligibilité avec une ligne marquée, et une méthode.',
    'El cuadro de elegibilidad con una fila marcada y un método.',
  ]),
  cardPicture('topic-rumour', personWith(COLLEAGUE, [speech(method('implant'))], 'marigoldPale'), [
    'A woman speaks about an implant.',
    'Une femme parle d’un implant.',
    'Una mujer habla de un implante.',
  ]),
  cardPicture(
    'topic-referral',
    personWith({ ...COLLEAGUE, head: 'cap', headPaint: 'leaf' }, [telephone()], 'leafPale'),
    [
      'A community worker with a telephone.',
      'Une agente communautaire avec un téléphone.',
      'Una agente comunitaria con un teléfono.',
    ],
  ),
]

/** What happens in a room; who must act stays open. */
const SITUATIONS = [
  cardPicture('situation-doctor', personWith(DOCTOR, [speech(sheet(3))], 'terracottaPale'), [
    'A doctor speaks about who can learn.',
    'Un médecin dit qui peut apprendre.',
    'Un médico dice quién puede aprender.',
  ]),
  cardPicture('situation-film', personWith(MAN, [telephone()], 'sand'), [
    'A participant films with his telephone.',
    'Un participant filme avec son téléphone.',
    'Un participante filma con su teléfono.',
  ]),
  cardPicture('situation-girl', personWith({ ...GIRL, isSad: true }, [speech(drop3())], 'marigoldPale'), [
    'A sad girl of whom others speak.',
    'Une jeune fille triste dont les autres parlent.',
    'Una chica triste de la que otros hablan.',
  ]),
  cardPicture('situation-alcohol', personWith({ ...MAN, cloth: 'leaf' }, [bottle(50, 98, 92, 'leaf')]), [
    'A participant and a bottle.',
    'Un participant et une bouteille.',
    'Un participante y una botella.',
  ]),
  cardPicture('situation-late', sideBySide([clock(50, 50, 46, 0.25), pairOfChairs()], 'leafPale'), [
    'A clock, and two empty chairs.',
    'Une horloge, et deux chaises vides.',
    'Un reloj y dos sillas vacías.',
  ]),
  cardPicture('situation-story', personWith(COLLEAGUE, [speech(house())], 'terracottaPale'), [
    'A colleague tells where somebody lives.',
    'Une collègue dit où quelqu’un habite.',
    'Una colega cuenta dónde vive alguien.',
  ]),
  cardPicture(
    'situation-driver',
    personWith({ ...MAN, head: 'cap', headPaint: 'ink', cloth: 'indigo' }, [car()], 'sand'),
    ['A driver and his car.', 'Un chauffeur et sa voiture.', 'Un chofer y su auto.'],
  ),
  cardPicture(
    'situation-hiv',
    personWith({ ...GIRL, cloth: 'leaf', isSad: true }, [speech(ribbon())], 'marigoldPale'),
    [
      'A sad trainee, and the ribbon that stands for HIV in a speech bubble.',
      'Une stagiaire triste, et le ruban du VIH dans une bulle.',
      'Una aprendiz triste y el lazo del VIH en un globo.',
    ],
  ),
  cardPicture('situation-faith', personWith(FAITH, [speech(forbiddenChapter())]), [
    'A man says that a chapter of a book is forbidden.',
    'Un homme dit qu’un chapitre d’un livre est interdit.',
    'Un hombre dice que un capítulo de un libro está prohibido.',
  ]),
  cardPicture('situation-nobody', sideBySide([pairOfChairs(), pairOfChairs()], 'leafPale'), [
    'Four empty chairs.',
    'Quatre chaises vides.',
    'Cuatro sillas vacías.',
  ]),
]

/** Messages in a telephone group. */
const MESSAGES = [
  cardPicture('message-bleeding', sideBySide([telephone(), withDrop(method('implant'))]), [
    'A telephone, an implant, and a drop of blood.',
    'Un téléphone, un implant, et une goutte de sang.',
    'Un teléfono, un implante y una gota de sangre.',
  ]),
  cardPicture('message-name', sideBySide([telephone(), house()], 'marigoldPale'), [
    'A telephone, and the house of a client.',
    'Un téléphone, et la maison d’une cliente.',
    'Un teléfono y la casa de una clienta.',
  ]),
  cardPicture('message-register', sideBySide([telephone(), sheet(5)], 'sand'), [
    'A telephone, and a page of the register.',
    'Un téléphone, et une page du registre.',
    'Un teléfono y una página del registro.',
  ]),
  cardPicture('message-ulipristal', sideBySide([method('emergency'), method('pills')], 'leafPale'), [
    'Emergency pills, and daily pills.',
    'La contraception d’urgence, et des pilules.',
    'Píldoras de emergencia y píldoras diarias.',
  ]),
  cardPicture('message-status', sideBySide([telephone(), ribbon()], 'terracottaPale'), [
    'A telephone, and the ribbon that stands for HIV.',
    'Un téléphone, et le ruban du VIH.',
    'Un teléfono y el lazo del VIH.',
  ]),
  cardPicture('message-voice', sideBySide([telephone(), waves()]), [
    'A telephone, and the waves of a voice.',
    'Un téléphone, et les ondes d’une voix.',
    'Un teléfono y las ondas de una voz.',
  ]),
  cardPicture('message-roses', sideBySide([telephone(), heart()], 'marigoldPale'), [
    'A telephone, and a heart.',
    'Un téléphone, et un cœur.',
    'Un teléfono y un corazón.',
  ]),
]

export const FACILITATION_CARDS = [...TOPICS, ...SITUATIONS, ...MESSAGES]

function drop3(): Shape[] {
  return [20, 50, 80].map((x) => circle(x, 50, 11, { fill: 'ink' }))
}

function forbiddenChapter(): Shape[] {
  return [...book(), circle(50, 54, 52, { stroke: 'ink', width: 8 }), path('M14 91L87 18', { stroke: 'ink', width: 8 })]
}

function withDrop(shapes: Shape[]): Shape[] {
  return [...shapes, drop(84, 40, 44, 'blood')]
}

function pairOfChairs(): Shape[] {
  return [group(chair(), { x: -4, y: 14, scale: 0.5 }), group(chair(), { x: 52, y: 14, scale: 0.5 })]
}

function waves(): Shape[] {
  return [
    rect(2, 26, 96, 48, { fill: 'leafPale', stroke: 'ink', width: 3, radius: 24 }),
    path('M18 50v0M30 40v20M42 46v8M54 34v32M66 42v16M78 48v4', { stroke: 'indigo', width: 6 }),
  ]
}
