import { diagram } from '../../diagram.ts'
import type { Shape } from '../../kit/shapes.ts'
import { type TallCard, tallCards } from '../../kit/tall-cards.ts'
import { inject, intoBox, medicineSoon, noRecap, noSqueeze, report, sealedSyringe, washWound } from './sharps-scenes.ts'

const BOX: TallCard['box'] = [0, 0, 190, 220]

/** A safe injection. */
export const safeInjection = diagram({
  id: 'safe-injection',
  width: 'full',
  height: 284,
  texts: {
    en: {
      captions: [
        'New, sealed syringe',
        'Inject; do not massage DMPA',
        'No recapping, no bending',
        'Straight into the box',
      ],
      alt: 'Four pictures. A new, sealed syringe. Inject; do not massage DMPA. Wrong: putting the cap back on the needle. Right: straight into the sharps box, in arm’s reach.',
      note: 'Ask what each picture prevents: a used needle, a massage, a stick, a needle left about.',
    },
    fr: {
      captions: [
        'Seringue neuve, scellée',
        'Injecter\u00a0; ne pas masser le DMPA',
        'Ne pas recapuchonner',
        'Directement dans la boîte',
      ],
      alt: 'Quatre images. Une seringue neuve et scellée. Injecter ; ne pas masser le DMPA. Faux : remettre le capuchon sur l’aiguille. Juste : directement dans la boîte de sécurité, à portée de main.',
      note: 'Demandez ce que chaque image évite : une aiguille usagée, un massage, une piqûre, une aiguille qui traîne.',
    },
    es: {
      captions: ['Jeringa nueva, sellada', 'Inyectar; no dar masaje (AMPD)', 'No volver a tapar', 'Directo a la caja'],
      alt: 'Cuatro dibujos. Una jeringa nueva y sellada. Inyectar; no dar masaje con AMPD. Incorrecto: volver a poner la tapa en la aguja. Correcto: directo a la caja de seguridad, al alcance del brazo.',
      note: 'Pregunte qué evita cada dibujo: una aguja usada, un masaje, un pinchazo, una aguja suelta.',
    },
  },
  draw: ({ captions }) =>
    tallCards(
      [
        card(sealedSyringe(), captions[0], 'right'),
        card(inject(), captions[1]),
        card(noRecap(), captions[2], 'wrong'),
        card(intoBox(), captions[3], 'right'),
      ],
      284,
    ),
})

/** First steps after a needle-stick. */
export const needleStick = diagram({
  id: 'needle-stick',
  width: 'full',
  height: 284,
  texts: {
    en: {
      captions: [
        'Wash: soap and running water',
        'Do not squeeze or cut',
        'Report at once, also at night',
        'Start before 72\u00a0h; take for 28\u00a0days',
      ],
      virus: 'HIV',
      alt: 'After a needle-stick. Wash with soap and running water. Wrong: squeezing or cutting the wound. Report at once, also at night. Medicine against HIV: the sooner the better, it starts before 72 hours have passed and is taken for 28 days.',
      note: 'Point to each picture: where are the tap, the telephone and the medicine here?',
    },
    fr: {
      captions: [
        'Laver\u00a0: savon, eau courante',
        'Ne pas presser ni couper',
        'Signaler tout de suite, la nuit aussi',
        'Commencer avant 72\u00a0h\u00a0; prendre 28\u00a0jours',
      ],
      virus: 'VIH',
      alt: 'Après une piqûre. Laver au savon et à l’eau courante. Faux : presser ou couper la plaie. Signaler tout de suite, la nuit aussi. Médicament contre le VIH : le plus tôt possible, on le commence avant 72 heures et on le prend 28 jours.',
      note: 'Montrez chaque image : où sont ici le robinet, le téléphone et le médicament ?',
    },
    es: {
      captions: [
        'Lavar: jabón y agua corriente',
        'No apretar ni cortar',
        'Avisar ya, también de noche',
        'Empezar antes de 72\u00a0h; tomar 28\u00a0días',
      ],
      virus: 'VIH',
      alt: 'Después de un pinchazo. Lavar con jabón y agua corriente. Incorrecto: apretar o cortar la herida. Avisar enseguida, también de noche. Medicina contra el VIH: cuanto antes, se empieza antes de 72 horas y se toma 28 días.',
      note: 'Señale cada dibujo: ¿dónde están aquí la llave, el teléfono y la medicina?',
    },
  },
  draw: ({ captions, virus }) =>
    tallCards(
      [
        card(washWound(), captions[0]),
        card(noSqueeze(), captions[1], 'wrong'),
        card(report(), captions[2]),
        card(medicineSoon(virus), captions[3]),
      ],
      284,
    ),
})

function card(scene: Shape[], label = '', mark?: TallCard['mark']): TallCard {
  return mark === undefined ? { scene, box: BOX, label } : { scene, box: BOX, label, mark }
}
