import { diagram } from '../../diagram.ts'
import { type Frame, frames } from '../../kit/frames.ts'
import { inject, intoBox, medicineSoon, noRecap, noSqueeze, report, sealedSyringe, washWound } from './sharps-scenes.ts'

/** A safe injection. */
export const safeInjection = diagram({
  id: 'safe-injection',
  width: 'full',
  height: 230,
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
        'Droit dans la boîte',
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
  draw: ({ captions }) => frames(withCaptions([sealedSyringe(), inject(), noRecap(), intoBox()], captions)),
})

/** First steps after a needle-stick. */
export const needleStick = diagram({
  id: 'needle-stick',
  width: 'full',
  height: 230,
  texts: {
    en: {
      captions: [
        'Wash: soap and running water',
        'Do not squeeze or cut',
        'Report at once, also at night',
        'HIV medicine: in hours, at latest 72',
      ],
      alt: 'After a needle-stick. Wash with soap and running water. Wrong: squeezing or cutting the wound. Report at once, also at night. Medicine against HIV within hours, at the latest 72.',
      note: 'Point to each picture: where are the tap, the telephone and the medicine here?',
    },
    fr: {
      captions: [
        'Laver\u00a0: savon, eau courante',
        'Ne pas presser ni couper',
        'Signaler tout de suite, la nuit aussi',
        'Traitement du VIH\u00a0: vite, 72 heures au plus',
      ],
      alt: 'Après une piqûre. Laver au savon et à l’eau courante. Faux : presser ou couper la plaie. Signaler tout de suite, la nuit aussi. Médicament contre le VIH dans les heures qui suivent, 72 heures au plus tard.',
      note: 'Montrez chaque image : où sont ici le robinet, le téléphone et le médicament ?',
    },
    es: {
      captions: [
        'Lavar: jabón y agua corriente',
        'No apretar ni cortar',
        'Avisar enseguida, también de noche',
        'Medicina VIH: ya, máximo 72 horas',
      ],
      alt: 'Después de un pinchazo. Lavar con jabón y agua corriente. Incorrecto: apretar o cortar la herida. Avisar enseguida, también de noche. Medicina contra el VIH en las primeras horas, a más tardar 72.',
      note: 'Señale cada dibujo: ¿dónde están aquí la llave, el teléfono y la medicina?',
    },
  },
  draw: ({ captions }) => frames(withCaptions([washWound(), noSqueeze(), report(), medicineSoon()], captions)),
})

function withCaptions(scenes: Frame['scene'][], captions: string[]): Frame[] {
  return scenes.map((scene, index) => ({ scene, caption: captions[index] ?? '' }))
}
