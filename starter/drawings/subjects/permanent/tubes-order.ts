import { type Diagram, diagram, type Language } from '../../diagram.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { ORDER_SCENES } from './tubes-order-scenes.ts'

/** Steps on a slide. */
const ON_A_SLIDE = 3

interface OrderTexts {
  words: string[]
  alt: string
  note: string
}

/** Three steps of minilaparotomy as an observer sees it. @param part of the operation, from 1 */
function order(part: number, texts: Record<Language, OrderTexts>): Diagram {
  const first = (part - 1) * ON_A_SLIDE
  return diagram({
    id: `tubes-order-${part}`,
    width: 'full',
    height: 316,
    anatomical: true,
    texts,
    draw: ({ words }) =>
      tallCards(
        words.map((label, index) => ({
          scene: ORDER_SCENES[first + index]?.() ?? [],
          box: [0, 0, 240, 190],
          label,
          mark: first + index + 1,
        })),
        316,
        false,
      ),
  })
}

export const tubesOrder = [
  order(1, {
    en: {
      words: ['Bladder empty? Womb felt again', 'Interval: elevator in', 'Antiseptic; let it dry; drapes'],
      alt: 'Three pictures. 1: she has emptied the bladder; womb and position are checked again. 2: at an interval operation the elevator is placed through the vagina. 3: antiseptic on the skin, left to dry; then the drapes.',
      note: 'Cover the words; observers say what the assistant hands over at each picture.',
    },
    fr: {
      words: ['Vessie vide ? Utérus revérifié', 'Intervalle : élévateur', 'Antisepsie, sécher, champs'],
      alt: 'Trois images. 1 : elle a vidé sa vessie ; utérus et position revérifiés. 2 : hors post-partum, l’élévateur passe par le vagin. 3 : antiseptique sur la peau, qui sèche ; puis les champs.',
      note: 'Cachez les mots ; les observateurs disent ce que l’assistant tend à chaque image.',
    },
    es: {
      words: ['¿Vejiga vacía? Útero revisado', 'Intervalo: elevador', 'Antiséptico, que seque; campos'],
      alt: 'Tres imágenes. 1: ha vaciado la vejiga; útero y posición revisados de nuevo. 2: fuera del posparto, el elevador entra por la vagina. 3: antiséptico en la piel, que seque; después los campos.',
      note: 'Tape las palabras; los observadores dicen qué entrega el asistente en cada imagen.',
    },
  }),
  order(2, {
    en: {
      words: ['Numb each layer; wait; test', 'Open the skin, 2–5 cm', 'Open the layers, one by one'],
      alt: 'Three pictures. 4: anaesthetic into skin, sheath and peritoneum; wait and test. 5: an opening of 2 to 5 cm, here above the hair; after a birth below the navel. 6: the layers are opened gently, one after the other.',
      note: 'Ask which layers are shown, and what the woman feels at each picture.',
    },
    fr: {
      words: ['Endormir chaque plan ; tester', 'Ouvrir la peau, 2 à 5 cm', 'Ouvrir plan par plan'],
      alt: 'Trois images. 4 : anesthésique dans la peau, l’aponévrose et le péritoine ; attendre et tester. 5 : ouverture de 2 à 5 cm, ici au-dessus du pubis ; après un accouchement, sous le nombril. 6 : les plans s’ouvrent doucement, l’un après l’autre.',
      note: 'Demandez quels plans on voit, et ce que la femme sent à chaque image.',
    },
    es: {
      words: ['Anestesiar cada capa; probar', 'Abrir la piel, 2 a 5 cm', 'Abrir capa por capa'],
      alt: 'Tres imágenes. 4: anestésico en piel, aponeurosis y peritoneo; esperar y probar. 5: abertura de 2 a 5 cm, aquí sobre el vello; tras un parto, bajo el ombligo. 6: las capas se abren con suavidad, una tras otra.',
      note: 'Pregunte qué capas se ven y qué siente la mujer en cada imagen.',
    },
  }),
  order(3, {
    en: {
      words: [
        'Lift the peritoneum, check, open',
        'Find the tube, follow it to its fringe',
        'Tie and cut, or clip, or ring',
      ],
      alt: 'Three pictures. 7: the peritoneum is lifted, checked and opened. 8: the tube is found and followed to its fringed end. 9: it is tied and cut, or closed with a clip or ring.',
      note: 'Ask which picture protects the bowel, and which protects from closing a ligament.',
    },
    fr: {
      words: [
        'Soulever le péritoine, vérifier, ouvrir',
        'Suivre la trompe jusqu’aux franges',
        'Lier et couper, clip ou anneau',
      ],
      alt: 'Trois images. 7 : le péritoine est soulevé, vérifié, ouvert. 8 : la trompe est trouvée et suivie jusqu’aux franges. 9 : elle est liée et coupée, ou fermée par un clip ou un anneau.',
      note: 'Quelle image protège l’intestin, laquelle évite de fermer un ligament ?',
    },
    es: {
      words: [
        'Levantar el peritoneo, revisar, abrir',
        'Seguir la trompa hasta la fimbria',
        'Ligar y cortar, clip o anillo',
      ],
      alt: 'Tres imágenes. 7: el peritoneo se levanta, se revisa y se abre. 8: la trompa se encuentra y se sigue hasta la fimbria. 9: se liga y se corta, o se cierra con clip o anillo.',
      note: '¿Qué imagen protege el intestino y cuál evita cerrar un ligamento?',
    },
  }),
  order(4, {
    en: {
      words: ['No bleeding? Let it back', 'The same on the other side', 'Count; close; dress'],
      alt: 'Three pictures. 10: the closed tube is looked at for bleeding and let back. 11: the same on the other side. 12: counts complete, layers closed, dressing, elevator removed.',
      note: 'Ask when the counting begins, and who says the number aloud.',
    },
    fr: {
      words: ['Pas de saignement ? Remettre', 'Pareil de l’autre côté', 'Compter, fermer, panser'],
      alt: 'Trois images. 10 : on vérifie que la trompe fermée ne saigne pas, on la remet. 11 : de même de l’autre côté. 12 : comptes faits, plans fermés, pansement, élévateur retiré.',
      note: 'Demandez quand on commence à compter, et qui dit le nombre à voix haute.',
    },
    es: {
      words: ['¿No sangra? Adentro', 'Igual en el otro lado', 'Contar, cerrar, cubrir'],
      alt: 'Tres imágenes. 10: se mira si la trompa cerrada sangra y se deja volver. 11: lo mismo del otro lado. 12: cuentas completas, capas cerradas, apósito, elevador retirado.',
      note: 'Pregunte cuándo empieza la cuenta y quién dice el número en voz alta.',
    },
  }),
]
