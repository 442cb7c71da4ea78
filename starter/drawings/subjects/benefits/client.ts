import { banknote, book, bowl } from '../../kit/belongings.ts'
import { talk } from '../../kit/client-scenes.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import { baby, bubble, bust, motherAndBaby, type PersonLook } from '../../kit/people.ts'
import { circle, ellipse, line, path, pointAt, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'

const WOMAN: PersonLook = { skin: 'skin', head: 'wrap', cloth: 'indigo' }
const MAN: PersonLook = { skin: 'skinDark', head: 'short', cloth: 'terracotta' }
const NURSE: PersonLook = { skin: 'skinDeep', head: 'bun', cloth: 'leaf' }

/** Pictures for the sheet that says what family planning gives a family. */
export const BENEFITS_CLIENT = [
  step(
    'gives-choice',
    () => [
      backdrop(),
      bust(WOMAN, { x: 4, y: 52, scale: 0.66 }),
      ...bubble(84, 8, 148, 96, 6),
      ...calendar(122, 57, 54),
      text('?', 154, 78, { size: 52, bold: true, paint: 'terracotta' }),
      baby('skin', 'leaf', { x: 186, y: 46, scale: 0.38 }),
    ],
    {
      en: ['A woman thinks of a calendar and a baby: whether, and when?', 'She decides, alone or with her partner.'],
      fr: [
        'Une femme pense à un calendrier et à un bébé : si, et quand ?',
        'C’est elle qui décide, seule ou avec son partenaire.',
      ],
      es: ['Una mujer piensa en un calendario y un bebé: ¿si y cuándo?', 'Decide ella, sola o con su pareja.'],
    },
  ),
  step(
    'gives-health',
    () => [
      backdrop('leafPale'),
      motherAndBaby({ ...WOMAN, cloth: 'terracotta' }, { x: 10, y: 14, scale: 0.78 }),
      bust({ skin: 'skin', head: 'short', cloth: 'marigold' }, { x: 142, y: 70, scale: 0.56 }),
      ...tick(184, 34, 44),
    ],
    {
      en: [
        'A mother with her baby and an older child, all well.',
        'More often well: say both that most babies are healthy, and that waiting helps.',
      ],
      fr: [
        'Une mère avec son bébé et un enfant plus grand, tous en bonne santé.',
        'Plus souvent en bonne santé : dites que la plupart des bébés vont bien, et que l’attente aide.',
      ],
      es: [
        'Una madre con su bebé y un niño mayor, todos sanos.',
        'Más a menudo sanos: diga que la mayoría de los bebés está bien y que esperar ayuda.',
      ],
    },
  ),
  step(
    'gives-school',
    () => [
      backdrop(),
      bust({ skin: 'skin', head: 'bun', cloth: 'white' }, { x: 22, y: 18, scale: 0.845 }),
      ...book(140, 92),
      ...calendar(180, 48, 56, 'leaf'),
    ],
    {
      en: ['A young woman with a book and a calendar: time to finish school.', 'Ask which plans she has.'],
      fr: ['Une jeune femme avec un livre et un calendrier : le temps de finir l’école.', 'Demandez ses projets.'],
      es: ['Una joven con un libro y un calendario: tiempo para terminar la escuela.', 'Pregunte qué planes tiene.'],
    },
  ),
  step(
    'gives-children',
    () => [
      backdrop('marigoldPale'),
      bust({ skin: 'skinDark', head: 'bun', cloth: 'terracotta' }, { x: 22, y: 14, scale: 0.56 }),
      bust({ skin: 'skinDark', head: 'short', cloth: 'leaf' }, { x: 134, y: 14, scale: 0.56 }),
      ...[36, 148].flatMap((x) => [...bowl(x, 134), ...book(x + 34, 124, 'indigo', 0.58)]),
    ],
    {
      en: [
        'Two children, each with a bowl of food and a book.',
        'Families differ: the number is the one that they want.',
      ],
      fr: [
        'Deux enfants, chacun avec un bol de nourriture et un livre.',
        'Les familles diffèrent : le nombre est celui qu’elles souhaitent.',
      ],
      es: [
        'Dos niños, cada uno con un plato de comida y un libro.',
        'Las familias son distintas: el número es el que ellas quieren.',
      ],
    },
  ),
  step(
    'gives-father',
    () => [
      backdrop(),
      bust(MAN, { x: 8, y: 18, scale: 0.845 }),
      methodSign('condom', { x: 146, y: 10, scale: 0.72 }),
      methodSign('vas', { x: 146, y: 88, scale: 0.72 }),
    ],
    {
      en: ['A man with the signs of the condom and of vasectomy: his methods.', 'Ask what he would like to know.'],
      fr: [
        'Un homme avec les signes du préservatif et de la vasectomie : ses méthodes.',
        'Demandez ce qu’il voudrait savoir.',
      ],
      es: ['Un hombre con los signos del condón y la vasectomía: sus métodos.', 'Pregunte qué quisiera saber.'],
    },
  ),
  step(
    'gives-both',
    () => [
      backdrop(),
      methodSign('condom', { x: 70, y: 35 }),
      ...virus(34, 52),
      ...cross(34, 112, 32),
      ...sperm(206, 52),
      ...cross(206, 112, 32),
    ],
    {
      en: [
        'A condom between a germ and sperm, both crossed out.',
        'Correctly, every time: then it helps to prevent HIV and pregnancy.',
      ],
      fr: [
        'Un préservatif entre un microbe et des spermatozoïdes, tous deux barrés.',
        'Correctement, chaque fois : alors il aide à éviter le VIH et une grossesse.',
      ],
      es: [
        'Un condón entre un microbio y espermatozoides, los dos tachados.',
        'Correctamente, cada vez: así ayuda a evitar el VIH y un embarazo.',
      ],
    },
  ),
  step('gives-child', () => talk([baby('skin', 'marigold', { x: 90, y: 20, scale: 0.58 })], WOMAN, NURSE), {
    en: ['A woman and a provider speak about a baby that she wishes for.', 'Inform and refer both partners.'],
    fr: ['Une femme et une soignante parlent du bébé qu’elle désire.', 'Informez et orientez les deux partenaires.'],
    es: ['Una mujer y una proveedora hablan del bebé que ella desea.', 'Informe y refiera a los dos.'],
  }),
  step(
    'gives-freedom',
    () => [
      backdrop('terracottaPale'),
      bust(WOMAN, { x: 4, y: 44, scale: 0.7 }),
      ...[0, 14, 28].flatMap((shift) => banknote(116 + shift / 2, 56 + shift)),
      ...cross(208, 46, 48),
    ],
    {
      en: [
        'A woman, and money crossed out: nobody pays her for a method or forces her.',
        'Say where she can complain if somebody did.',
      ],
      fr: [
        'Une femme, et de l’argent barré : personne ne la paie pour une méthode ni ne la force.',
        'Dites où elle peut se plaindre si quelqu’un l’a fait.',
      ],
      es: [
        'Una mujer, y dinero tachado: nadie le paga por un método ni la obliga.',
        'Diga dónde puede quejarse si alguien lo hizo.',
      ],
    },
  ),
]

/** A germ with spikes. @param x and `y` of its middle */
function virus(x: number, y: number, radius = 18): Shape[] {
  return [
    ...Array.from({ length: 8 }, (_, index) =>
      line([x, y], pointAt([x, y], radius * 1.5, index * 45), { stroke: 'blood', width: 4 }),
    ),
    circle(x, y, radius, { fill: 'blood' }),
    circle(x - radius * 0.3, y - radius * 0.25, radius * 0.22, { fill: 'white' }),
  ]
}

/** Two sperm. @param x and `y` of the middle of both */
function sperm(x: number, y: number): Shape[] {
  return [-14, 16].flatMap((down) => [
    path(`M${x - 6} ${y + down}q8 -8 14 0t14 0`, { stroke: 'steelDark', width: 3 }),
    ellipse(x - 12, y + down, 10, 7, { fill: 'steelDark' }),
  ])
}
