import { pages } from '../pages.ts'

export const chapter = pages({
  162: {
    text: 'Bubny zmlkly uprostřed taktu. Rudý král sedí na obrubníku a dívá se na své koleno. Krvácí, nijak zle, tak jak na takové dlažbě krvácejí kolena klukům. Dotkne se ho, se zájmem si prohlédne prst a nastaví ti ho, ať to vidíš taky. „Přestane to?“ zeptá se.',
    won: {
      result:
        '„Do večera,“ řekneš a přitiskneš mu na koleno kapesník. Jmenuje se Mato. Když si to tehdy přál, říká, díval se z okna, aby nebrečel, a stál tam strom; nic proti němu neměl. Ve hvozdě se v téže hodině zavřou všechny rány. Dá ti podržet korunu a zeptá se, jestli z toho bude jizva.',
    },
  },
  163: {
    text: 'Protože židli nikdo nenabízí, usedne Slonovinová královna na práh a složí ruce do klína jako dvě věci, které má někomu pohlídat. Něco cvakne. Povolil malíček, potom další prst a další, jako když se po dlouhé cestě odemyká dům. „Posaď se přece,“ řekne. „Bude to nejspíš na celé odpoledne.“',
    won: {
      result:
        'Stárne, zatímco vypráví, a každou hodinou se s ní sedí lépe. Matka jí zemřela v jednatřiceti; připadalo jí nezdvořilé být starší než ona. K večeru požádá o zrcadlo a laskavě se do něj zasměje. „Takhle by tedy vypadala.“ Dva prsteny, teď už volné, jsou tvoje. Daleko odtud se dítě napije z pramene a zůstane dítětem.',
    },
  },
  164: {
    text: 'Kapitánka Šreja odevzdává meč, jak se patří, jilcem napřed, čepel podél předloktí. Má jednu žádost a přednese ji vestoje: aby se Trpělivost směla potopit, jednou, pořádně, v jakkoli malé vodě. Kdo jí z posádky zbyl, dívá se přímo před sebe. Jeden už si rozvazuje boty.',
    won: {
      result:
        'Kašna na náměstí je po kolena a stačí to. Trpělivost v ní jde ke dnu přídí napřed, i se stěžni a se všemi poctami. Grog dostane každý. Na dno vyschlého moře té noci trochu zaprší. V té bouři, řekne Šreja, na loď nemyslela. Kuchař měl kanárka. Zpíval; nikdo mu nic neřekl.',
    },
  },
  165: {
    text: 'Zak neutíká. Sedne si na cestovní kufr a obrací kapsy naruby, popořádku podle hodnoty: klíče, smlouvy, čísi leváctví, poslední vydechnutí jednoho tenoristy, v lahvičce. Štítky se třepetají v průvanu. Nakonec zbude jediná kapsa, vnitřní, na knoflík. Hledí na ni, jako by patřila zákazníkovi.',
    won: {
      result:
        'Je v ní dětský zub, první, jeho vlastní, jediná věc, kterou nikdy neprodal; v šesti letech ho nabízel u všech dveří. O odpuštění nežádá. Ptá se, jakou cenu má věc, kterou nikdo nechce, a za posudek platí čtyři mince. Zavřeš mu nad zubem prsty. Té noci se vracejí domů stíny a psi vstávají, aby je pustili dovnitř.',
    },
  },
})
