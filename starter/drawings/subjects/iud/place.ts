import { diagram } from '../../diagram.ts'
import { LABEL, leader } from '../../kit/leader.ts'
import { cross, tick } from '../../kit/marks.ts'
import { circle, group, line, path, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox, textWidth } from '../../kit/text.ts'
import { iud, placedIud, plainWomb, sound, tenaculum } from './parts.ts'

/** Depth of the womb as the leaflet of the copper T 380A gives it: starter/figures/intrauterine-devices.md, row "Depth of womb". */
const DEPTH = '6–9 cm'

/** The IUD in the womb, with the names of the parts. */
export const iudInWomb = diagram({
  id: 'iud-in-womb',
  width: 'half',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      labels: ['Womb', 'IUD', 'Cervix', 'Strings', 'Vagina'],
      alt: 'The womb opened from the front. A T-shaped IUD lies at the top of the womb; its strings pass through the cervix into the vagina.',
      note: 'Let a trainee name each part in the words that clients use.',
    },
    fr: {
      labels: ['Utérus', 'DIU', 'Col', 'Fils', 'Vagin'],
      alt: 'L’utérus ouvert, vu de face. Un DIU en forme de T se trouve au fond ; ses fils traversent le col jusque dans le vagin.',
      note: 'Un participant nomme chaque partie avec les mots des clientes.',
    },
    es: {
      labels: ['Útero', 'DIU', 'Cuello', 'Hilos', 'Vagina'],
      alt: 'El útero abierto, visto de frente. Un DIU en forma de T está en el fondo; sus hilos pasan por el cuello hasta la vagina.',
      note: 'Un participante nombra cada parte con las palabras de las usuarias.',
    },
  },
  draw: ({ labels }) => {
    const targets: [number, number][] = [
      [190, 62],
      [130, 108],
      [146, 178],
      [128, 232],
      [160, 286],
    ]
    return [
      group([...plainWomb(226), placedIud(30, { strings: 96 })], { x: 122, y: 8, scale: 1.34 }),
      ...labels.flatMap((label, index) => {
        const y = 40 + index * 62
        const target = targets[index] ?? [0, 0]
        return [text(label, 292, y + 8, LABEL), ...leader([286, y], target)]
      }),
    ]
  },
})

/** The copper and the hormonal IUD. */
export const iudKinds = diagram({
  id: 'iud-kinds',
  width: 'half',
  height: 300,
  texts: {
    en: {
      names: ['Copper IUD', 'LNG-IUD'],
      parts: ['Copper', 'Hormone'],
      strings: 'Strings',
      alt: 'Two T-shaped IUDs. The copper IUD has copper on its stem and arms. The levonorgestrel IUD has a sleeve with hormone on its stem. Both have strings.',
      note: 'Hold both devices beside the picture and ask what is equal and what is not.',
    },
    fr: {
      names: ['DIU au cuivre', 'DIU au LNG'],
      parts: ['Cuivre', 'Hormone'],
      strings: 'Fils',
      alt: 'Deux DIU en forme de T. Le DIU au cuivre porte du cuivre sur sa tige et ses bras. Le DIU au lévonorgestrel porte un manchon avec l’hormone. Les deux ont des fils.',
      note: 'Tenez les deux dispositifs à côté de l’image et demandez ce qui est pareil et ce qui diffère.',
    },
    es: {
      names: ['DIU de cobre', 'DIU de LNG'],
      parts: ['Cobre', 'Hormona'],
      strings: 'Hilos',
      alt: 'Dos DIU en forma de T. El DIU de cobre tiene cobre en el tallo y los brazos. El DIU de levonorgestrel tiene un cilindro con hormona en el tallo. Los dos tienen hilos.',
      note: 'Sostenga los dos dispositivos junto a la imagen y pregunte qué es igual y qué no.',
    },
  },
  draw: ({ names: [copper = '', hormone = ''], parts: [wire = '', sleeve = ''], strings }) => [
    text(copper, 86, 24, { ...LABEL, anchor: 'middle' }),
    text(hormone, 294, 24, { ...LABEL, anchor: 'middle' }),
    group(iud({ strings: 60 }), { x: 86, y: 58, scale: 1.9 }),
    group(iud({ kind: 'hormone', strings: 60 }), { x: 294, y: 58, scale: 1.9 }),
    text(wire, 190, 112, { anchor: 'middle' }),
    ...leader([146, 106], [98, 120]),
    text(sleeve, 190, 160, { anchor: 'middle' }),
    ...leader([246, 150], [280, 140]),
    text(strings, 190, 250, { anchor: 'middle' }),
    ...leader([152, 242], [94, 236]),
    ...leader([228, 242], [288, 236]),
  ],
})

/** The right place and two wrong ones. */
export const iudPosition = diagram({
  id: 'iud-position',
  width: 'full',
  height: 340,
  anatomical: true,
  texts: {
    en: {
      captions: [
        'At the top: arms level, strings in the vagina',
        'Too low: it slips out; hard plastic can be felt',
        'Through the wall: a rod that was pushed',
      ],
      alt: 'Three pictures of the womb. Right: the IUD lies at the top with its arms level. Wrong: it lies low, its end in the vagina. Wrong: it has gone through the wall of the womb.',
      note: 'Ask what a woman would notice in the second and third picture, and what you would do.',
    },
    fr: {
      captions: [
        'Au fond : bras à plat, fils dans le vagin',
        'Trop bas : il sort ; on sent du plastique dur',
        'À travers la paroi : tige poussée',
      ],
      alt: 'Trois images de l’utérus. Bien : le DIU est au fond, bras à plat. Mal : il est bas, son bout dans le vagin. Mal : il a traversé la paroi de l’utérus.',
      note: 'Demandez ce qu’une femme remarquerait dans la deuxième et la troisième image, et ce que vous feriez.',
    },
    es: {
      captions: [
        'En el fondo: brazos planos',
        'Muy bajo: se toca plástico duro',
        'A través de la pared: se empujó la varilla',
      ],
      alt: 'Tres imágenes del útero. Bien: el DIU está en el fondo con los brazos planos. Mal: está bajo, con la punta en la vagina. Mal: atravesó la pared del útero.',
      note: 'Pregunte qué notaría una mujer en la segunda y la tercera imagen, y qué haría usted.',
    },
  },
  draw: ({ captions }) =>
    [placedIud(28, { strings: 92 }), placedIud(96, { strings: 60 }), placedIud(22, { strings: 54 }, 60, 48)].flatMap(
      (placed, index): Shape[] => {
        const x = index * 286
        return [
          rect(x, 0, 264, 252, { fill: 'indigoPale', radius: 12 }),
          group([...plainWomb(226), placed], { x: x + 132, y: 14, scale: 1.03 }),
          ...(index === 0 ? tick(x + 28, 28, 38) : cross(x + 28, 28, 38)),
          ...textBox(captions[index] ?? '', x, 258, 264).shapes,
        ]
      },
    ),
})

/** The sound measures the depth of the womb. */
export const iudDepth = diagram({
  id: 'iud-depth',
  width: 'half',
  height: 316,
  anatomical: true,
  texts: {
    en: {
      alt: 'A sound in the womb, from the cervix to the top: 6 to 9 cm with the copper T 380A. A tenaculum holds the cervix.',
      note: 'Let everyone say the depth aloud, then set the gauge to it.',
      stop: 'Never force',
      tools: ['Sound', 'Tenaculum'],
    },
    fr: {
      alt: 'Un hystéromètre dans l’utérus, du col au fond : 6 à 9 cm pour le T au cuivre 380A. Une pince tient le col.',
      note: 'Chacun dit la profondeur à voix haute, puis règle le curseur.',
      stop: 'Sans forcer',
      tools: ['Hystéromètre', 'Pince'],
    },
    es: {
      alt: 'Un histerómetro en el útero, del cuello al fondo: 6 a 9 cm con la T de cobre 380A. Una pinza sujeta el cuello.',
      note: 'Todos dicen la profundidad en voz alta y luego fijan el tope.',
      stop: 'Sin forzar',
      tools: ['Histerómetro', 'Pinza'],
    },
  },
  draw: ({ stop, tools: [sounding = '', holding = ''] }) => [
    group([...plainWomb(236), ...tenaculum(), ...sound(32, 236)], { x: 130, y: 6, scale: 1.3 }),
    line([248, 44], [248, 204], { stroke: 'ink', width: 3 }),
    line([238, 44], [258, 44], { stroke: 'ink', width: 3 }),
    line([238, 204], [258, 204], { stroke: 'ink', width: 3 }),
    path('M136 44H236M136 204H236', { stroke: 'ink', width: 2, dash: [4, 6] }),
    text(DEPTH, 264, 132, { bold: true }),
    ...textBox(stop, 262, 146, 118, { ...LABEL }).shapes,
    text(sounding, 380, 248, { ...LABEL, anchor: 'end' }),
    ...leader([374 - textWidth(sounding, LABEL), 240], [134, 226]),
    text(holding, 380, 296, { ...LABEL, anchor: 'end' }),
    ...leader([374 - textWidth(holding, LABEL), 288], [90, 276]),
  ],
})

/** How each IUD prevents pregnancy. */
export const iudAction = diagram({
  id: 'iud-action',
  width: 'half',
  height: 294,
  anatomical: true,
  texts: {
    en: {
      captions: ['Copper harms sperm', 'LNG: thick mucus stops sperm'],
      alt: 'Two pictures of the womb. With a copper IUD, sperm in the womb are damaged. With a levonorgestrel IUD, thick mucus in the cervix stops sperm.',
      note: 'Trace the path of the sperm with a finger and ask where it ends in each picture.',
    },
    fr: {
      captions: ['Le cuivre abîme les spermatozoïdes', 'LNG : glaire épaisse'],
      alt: 'Deux images de l’utérus. Avec un DIU au cuivre, les spermatozoïdes sont abîmés. Avec un DIU au lévonorgestrel, une glaire épaisse dans le col les arrête.',
      note: 'Suivez du doigt le chemin des spermatozoïdes et demandez où il s’arrête.',
    },
    es: {
      captions: ['El cobre los daña', 'LNG: moco espeso'],
      alt: 'Dos imágenes del útero. Con el DIU de cobre, los espermatozoides se dañan. Con el DIU de levonorgestrel, el moco espeso del cuello los detiene.',
      note: 'Siga con el dedo el camino de los espermatozoides y pregunte dónde termina.',
    },
  },
  draw: ({ captions: [first = '', second = ''] }) => [
    ...closeUp(0, first, [
      placedIud(30, { strings: 70 }),
      ...copperIons(),
      ...sperm(-13, 88, true),
      ...sperm(16, 80, true),
      ...sperm(14, 184, false),
    ]),
    ...closeUp(198, second, [
      path('M-9 104H9L7 152H-7Z', { fill: 'water', stroke: 'waterDeep', width: 2.5 }),
      placedIud(30, { kind: 'hormone', strings: 86 }),
      ...sperm(-15, 172, false),
      ...sperm(3, 190, false),
      ...sperm(18, 170, false),
    ]),
  ],
})

/** A panel with the womb and a caption below. */
function closeUp(x: number, caption: string, inside: Shape[]): Shape[] {
  return [
    rect(x, 0, 182, 200, { fill: 'indigoPale', radius: 12 }),
    group([...plainWomb(219), ...inside], { x: x + 91, y: 8, scale: 0.877 }),
    ...textBox(caption, x + 91, 208, 182, { anchor: 'middle' }).shapes,
  ]
}

function copperIons(): Shape[] {
  return [
    [-16, 46],
    [16, 48],
    [-14, 64],
    [13, 66],
  ].map(([x = 0, y = 0]) => circle(x, y, 3, { fill: 'terracotta' }))
}

/** A sperm on its way up, or damaged: its tail coiled. */
function sperm(x: number, y: number, isDamaged: boolean): Shape[] {
  const tail = isDamaged ? `M${x} ${y + 5}c8 3 6 10 -2 8` : `M${x} ${y + 5}c5 6 -5 10 0 18`
  return [path(tail, { stroke: 'ink', width: 2.5 }), circle(x, y, 5, { fill: 'ink' })]
}
