import { diagram } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { sorePart, thermometer } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/days.ts'
import { panels } from '../../kit/panels.ts'
import { arrow, circle, group, line, path, pointAt, type Shape } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { uterus } from '../../kit/uterus.ts'
import { placedIud } from './parts.ts'

const NO_BLEEDING = Array.from({ length: 28 }, () => 0)

/** A late period and pain. */
const late: Shape[] = [
  group(
    [
      ...calendar(0, 0, 26, NO_BLEEDING),
      text('?', 91, 78, { size: 72, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ],
    { x: 8, y: 22, scale: 0.62 },
  ),
  group(sorePart(), { x: 118, y: 14, scale: 0.8 }),
]
/** An IUD through the wall of the womb, and a gauge of blood pressure whose hand falls. */
const through: Shape[] = [
  group([...uterus({ vagina: 168 }), placedIud(22, { strings: 54 }, 60, 48)], { x: 66, y: 14, scale: 0.78 }),
  ...pressureFalls(168, 20),
]
const fever: Shape[] = [group(sorePart(), { x: 22, y: 14, scale: 0.8 }), ...thermometer(198, 128, 96)]

/** The three findings that cannot wait: starter/figures/intrauterine-devices.md, row "Suspected perforation". */
export const iudSigns = diagram({
  id: 'iud-signs',
  width: 'full',
  height: 330,
  anatomical: true,
  texts: {
    en: {
      signs: [
        'Late period or positive test, and pain or fainting',
        'After insertion: fast pulse, falling pressure, more pain',
        'Strong pain low in the belly, and fever or chills',
      ],
      causes: ['Ectopic pregnancy?', 'Perforation?', 'Severe infection?'],
      acts: [
        'Lay her down, start a drip, go with her',
        'Refer at once, call ahead',
        'First dose of antibiotics, refer',
      ],
      alt: 'Three signs that cannot wait. A late period or a positive test with pain or fainting: ectopic pregnancy? Lay her down, start a drip if possible, go with her to surgery. After insertion a fast pulse, falling pressure or growing pain: perforation? Call ahead and refer at once. Strong pain low in the belly with fever or chills: severe infection? First dose of antibiotics, refer.',
      note: 'Give each group one picture: who calls, who stays with her, what is in the room?',
    },
    fr: {
      signs: [
        'Retard ou test positif, avec douleur ou malaise',
        'Après la pose : pouls rapide, tension qui baisse, douleur',
        'Forte douleur au bas du ventre, fièvre ou frissons',
      ],
      causes: ['Grossesse ectopique ?', 'Perforation ?', 'Infection grave ?'],
      acts: ['Allonger, perfuser, accompagner', 'Appeler, référer aussitôt', 'Antibiotique, 1re dose ; référer'],
      alt: 'Trois signes qui n’attendent pas. Un retard de règles ou un test positif avec douleur ou malaise : grossesse extra-utérine ? L’allonger, perfuser si possible, l’accompagner au bloc. Après la pose, un pouls rapide, une tension qui baisse ou une douleur qui augmente : perforation ? Appeler et référer aussitôt. Une forte douleur au bas du ventre avec fièvre ou frissons : infection grave ? Première dose d’antibiotiques, référer.',
      note: 'Donnez une image à chaque groupe : qui appelle, qui reste avec elle, qu’y a-t-il dans la salle ?',
    },
    es: {
      signs: [
        'Retraso o prueba positiva, con dolor o desmayo',
        'Tras colocarlo: pulso rápido, baja la presión, más dolor',
        'Dolor fuerte en el bajo vientre, fiebre o escalofríos',
      ],
      causes: ['¿Embarazo ectópico?', '¿Perforación?', '¿Infección grave?'],
      acts: [
        'Acostarla, suero; ir con ella a cirugía',
        'Llamar y referir enseguida',
        'Primera dosis de antibióticos, referir',
      ],
      alt: 'Tres señales que no esperan. Retraso o prueba positiva con dolor o desmayo: ¿embarazo ectópico? Acostarla, suero si se puede, acompañarla a cirugía. Tras la colocación, pulso rápido, presión que baja o dolor que aumenta: ¿perforación? Llamar y referir enseguida. Dolor fuerte en el bajo vientre con fiebre o escalofríos: ¿infección grave? Primera dosis de antibióticos, referir.',
      note: 'Dé una imagen a cada grupo: ¿quién llama, quién se queda con ella, qué hay en la sala?',
    },
  },
  draw: ({ signs, causes, acts }) => [
    ...panels(3, {
      words: signs,
      height: 330,
      sceneHeight: 134,
      fills: ['terracottaPale'],
      scene: (index) => [group(SCENES[index] ?? [], { x: 16, scale: 0.9 })],
    }),
    ...[0, 1, 2].flatMap((index) => [
      text(causes[index] ?? '', middle(index), 250, { bold: true, anchor: 'middle', paint: 'terracotta' }),
      ...box(acts[index] ?? '', [middle(index) - 126, 262], [252, 62], { fill: 'ink', ink: 'white', bold: true }),
    ]),
  ],
})

/** Middle of a panel. */
function middle(index: number): number {
  return 132.7 + index * 285.3
}

const SCENES: Shape[][] = [late, through, fever]

/** A gauge of blood pressure with its hand moving back, and the line of a fast pulse below. @param x and `y` of the left top */
function pressureFalls(x: number, y: number): Shape[] {
  const [cx, cy] = [x + 40, y + 38]
  return [
    circle(cx, cy, 36, { fill: 'white', stroke: 'ink', width: 4 }),
    ...[-120, -80, -40, 0, 40, 80, 120].map((angle) =>
      line(pointAt([cx, cy], 27, angle), pointAt([cx, cy], 33, angle), { stroke: 'ink', width: 2.5 }),
    ),
    line([cx, cy], pointAt([cx, cy], 24, 70), { stroke: 'steel', width: 4 }),
    line([cx, cy], pointAt([cx, cy], 26, -100), { stroke: 'blood', width: 5 }),
    ...arrow(pointAt([cx, cy], 18, 50), pointAt([cx, cy], 18, -70), { paint: 'blood', width: 3.5, bend: 14 }),
    circle(cx, cy, 4.5, { fill: 'ink' }),
    path(`M${x - 8} ${y + 98}h10l4 -16l7 26l5 -10h10l4 -16l7 26l5 -10h10l4 -16l7 26l5 -10h10`, {
      stroke: 'blood',
      width: 3.5,
    }),
  ]
}
