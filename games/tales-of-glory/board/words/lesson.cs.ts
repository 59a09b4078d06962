import type { Spoken } from '@krcma/look'
import type { TalesOfGlory } from '../../shape.ts'

export const lesson: NonNullable<Spoken<TalesOfGlory>['lesson']> = {
  'return-quest':
    'Dostali jste tři tajné výpravy. Nechte si dvě, které se k vašemu hrdinovi hodí: výprava se přikládá vedle dílku kola a stojí to, co má na stužce. Nepřiložené výpravy nemají žádnou cenu.',
  select:
    'Všichni si tajně vybírají místo. Vyberou-li si dva totéž, dílek dostane ten, kdo je dřív na řadě od žetonu začínajícího hráče, a druhý vybírá znovu. Pod každým dílkem vidíte, kolik má ve vašem příběhu možných pozic a co byste zaplatili. Horní řada je divočina: o zlaťák nebo lektvar víc.',
  'select-again': 'Někdo byl rychlejší. Vezměte si kterýkoli zbývající dílek: už vidíte, co si vzali ostatní.',
  place:
    'Přiložte dílek na zářící pozici. Spojka se musí dotýkat spojky a holá strana holé; nic se neotáčí. Značky na pozici ukazují, co propojení přinese: dvě poloviny dají klíč a místa odměňují každé propojení. Když se nic nevyplatí, odložte dílek za zlaťák, lektvar a klíč.',
  surcharge: 'Dílek je z divočiny, takže stojí o zlaťák nebo lektvar víc. Vyberte, co spíš můžete postrádat.',
  'open-chest':
    'Klíč hned otevře jednu neodemčenou truhlu. Klíč ze dvou polovin otevře truhlu na jednom z těch dvou dílků nebo na hrdinovi, každý jiný klíč kteroukoli truhlu příběhu.',
  'next-gain':
    'Čeká na vás víc zisků a na jejich pořadí záleží: odměna, která něco počítá, má přijít až po tom, co počet zvýší.',
}
