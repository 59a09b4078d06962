import { pages } from '../pages.ts'

export const chapter = pages({
  A: {
    text: 'Ve štolách se lampy nikdy nezhášejí, a kdo chce spát, musí si tmu koupit. U ústí jeskyní ji glog prodává po naběračkách z přikrytého sudu; fronta horníků se sklenicemi sahá až za ohyb a nikdo se netlačí. Pod sudem se rozlila loužička noci a spí v ní kočka.',
    a: {
      label: 'Zaplatit za místo ve frontě příběhem',
      result:
        'Vyprávíš jim o strýci, který přešel poušť, aby vrátil půjčenou lžíci. Smějí se tam, kde mají, a jeden po druhém tě pouštějí před sebe. Žena s karavanním odznakem ti odlije ze své sklenice. Tma neváží nic a příjemně chladí do dlaně.',
    },
    b: {
      label: 'Opravit děravý sud',
      result:
        'Stačí nová dužina, hadr a trocha smoly a noc přestane kapat. Glog obklepe sud kladívkem sotva na délku prstu a kladívko ti dá. Kočka, která zůstala ležet na denním světle, se na tebe dlouho dívá.',
    },
  },
  B: {
    text: 'Každé poledne hvízdá pára v Kotlové sluji melodii o jedenácti tónech a glogové podle ní řídí hodiny, polévku i hádky. Dnes je čtvrtý tón falešný a hlavní ventil k tomu ječí. Nikdo nejedl, nikdo se nepohádal; pod trubkami postává třicet drobných postav s čepicemi v rukou a čeká, až jim někdo řekne, kolik je hodin.',
    a: {
      label: 'Najít falešný tón',
      result:
        'Ve čtvrté trubce je na římse z vodního kamene hnízdo slepých vlaštovek. Vyndáš je v hadru napuštěném teplým olejem. Minutu po poledni zazní melodie celá a správce trubek, který nemá obočí, ti ukáže, co ještě lampový olej dokáže.',
    },
    b: {
      label: 'Rozbít ječící ventil',
      result:
        'Tři rány a z ventilu je šrot. Pára už nemá co říct, pustí se tedy do polévky a ta se hned začne vařit. Jí se mlčky, s jedním prstem pořád v uchu, a někdo k tobě po stole přistrčí minci.',
    },
  },
  C: {
    text: '„Stojíš v mé půlce,“ řekne jeden důlní měřič druhému. Mezi nimi hoří na kůlu jediná lucerna v celé štole a středem jejího světla vede po zemi křídová čára. Koupili ji společně před rokem. Od té doby chodí oba každý večer domů potmě, jen aby ten druhý neměl světlo celé.',
    a: {
      label: 'Rozdělit světlo zrcadlem',
      result:
        'Pověsíš za plamen kapesní zrcátko a pootočíš jím o prst. Světlo je teď na obou stranách a na každé celé. Měřiči se do sebe zavěsí, jdou domů po křídové čáře a patami ji smazávají.',
    },
    b: {
      label: 'Sebrat lucernu oběma',
      result:
        'Netrvá to dlouho, ani jeden není zvyklý bránit víc než půlku. Poprvé jsou zajedno, totiž v názoru na tebe. Na háku visí i jejich večeře a pár drobných. Za tebou tápou podél zdi dva hlasy a napovídají si, kam šlápnout.',
    },
  },
  D: {
    text: 'Nad tmavou šachtou visí plošina výtahu. Tři glogové, žádný vyšší než tvé koleno, tahají za řetěz a nehnou s ním; na prknech stojí bedna velká jako povoz. Jakmile si tě všimnou, pustí se a plošina se zasténáním poklesne o dlaň.',
    a: {
      label: 'Namazat kladku',
      result:
        'Vetřeš do kola lampový tuk a zavoláš, kdy táhnout. Bedna stoupá, jako by byla prázdná. Nejmenší glog ti vtiskne do dlaně ozubený mosazný kroužek a uteče dřív, než stačíš poděkovat.',
    },
    b: {
      label: 'Vyšplhat po řetězu a vzít bednu',
      result:
        'Jsi nahoře dřív, než pochopí, co se děje. V bedně jsou sušené houby a jedna dobrá lampa. Za tvými zády se někdo malý rozpláče.',
    },
  },
  E: {
    text: 'Tvá noha tu ještě nestála. Křišťálová stěna na konci chodby podle horníků opakuje, co před ní kdo řekl včera: kletby, počty, ukolébavku. Zvedneš lampu a hledáš, kudy stěnu obejít. Křišťál si odkašle a řekne tvé jméno, tvým vlastním hlasem a skrz zaťaté zuby.',
    a: {
      label: 'Opatrně odpovědět hlasu',
      result:
        'Zeptáš se, co se stalo. Deska, odpoví stěna, nad třetím pilířem. Obejdeš ho tedy velkým obloukem a deska se zřítí na nikoho. V čerstvém lomu svítí drahokam. Křišťál chvíli mlčí a pak si začne broukat.',
    },
    b: {
      label: 'Prorazit stěnu, než se to stane',
      result:
        'Stěna ze sebe vypraví ještě slabiku a rozletí se. Za ní se na posledních dvou pramenech lana houpe naložený kuchyňský výtah ještěráčí směny, přesně nad místem, kudy máš jít. Kuchaři ho přitáhnou, spočítají prameny a vyplatí tě večeří a drobnými.',
    },
  },
  F: {
    text: 'Osedlané, uzděné a se zvonkem na krku zahrazuje chodbu nákladní kivi a ani se neohlédne. Na zakrnělém křídle má přišpendlený list papíru. Je to závěť, řádně ověřená svědky. Jezdec prý odešel jinou cestou; sedlo, brašny i všechny dluhy přecházejí na kivi.',
    a: {
      label: 'Přečíst kivi závěť',
      result:
        'Čteš pomalu a se všemi doložkami, jak se čte dědicům. U podpisu kivi skloní krk tak nízko, až ti otěže sklouznou do dlaně. První míli zvonek mlčí. Pak začne zvonit do tvého kroku.',
    },
    b: {
      label: 'Nejdřív prohledat brašny',
      result:
        'Kope, a kope dobře, ale řemeny jsou jen řemeny. Měšec je tvůj. Kivi za tebou nejde. Zvonek ano: slyšíš ho za každým ohybem, celou cestu, přestože pořád visí na tom krku.',
    },
  },
  G: {
    text: 'Schod číslo čtyři tisíce jedenáct se právě zametá. Babička rýsuje, otec seká, děti vynášejí úlomky v koších; ještěráčí rodina tu staví schodiště dolů a začala s ním dřív, než se babička vylíhla. Zeptáš se, kam povede. Podívají se jeden na druhého. „Dolů,“ řekne nejmladší, když nikdo jiný nechce.',
    a: {
      label: 'Vytesat s nimi jeden schod',
      result:
        'Půjčí ti druhé nejlepší dláto a srovnají ti loket. Večer je hotový schod s tvými iniciálami a číslem 4012. Děti ho vyzkoušejí první, jedno po druhém a velmi vážně. Neviklá se a dláto si smíš nechat.',
    },
    b: {
      label: 'Přesvědčit je, že tady je konec',
      result:
        'Mluvíš tak dlouho, až je třeba dolít lampy. Nakonec odloží nástroje, vyplatí ti denní mzdu, sednou si do řady na nejspodnější schod a nevědí, co s rukama. Po chvíli se babička zeptá, co je nahoře.',
    },
  },
  H: {
    text: 'Houbové schody se pod botou trochu poddají, a sotva přejdeš, zase se zvednou. Na nejširším z nich míchá poustevník v hrnci. Nakrmí každého, kdo přijde, a peníze nebere, má však jedno pravidlo: nejdřív dojíš, co nezvládl host před tebou. Přisune ti misku. Je víc než z půlky plná a ještě se z ní kouří.',
    a: {
      label: 'Dojíst misku',
      result:
        'Je to žal veselého člověka, dost slaný, na dně s dobrými knedlíčky. Dvakrát musíš odložit lžíci. Když je miska čistá, nadiktuje ti poustevník recept. U soli zaváhá; kolik jí má být, řekne, to už víš.',
    },
    b: {
      label: 'Převrhnout hrnec a vybrat spižírnu',
      result:
        'Vývar teče po schodech dolů a schody ho pijí. Zatímco poustevník klečí s naběračkou a zachraňuje, co se dá, sbalíš uzené i minci, kterou tu některý host schoval pod sůl. Cestou dolů se za tebou schody zavírají, jeden po druhém, měkce.',
    },
  },
  I: {
    text: 'Obžalovaný je vyšší než soud. Leží uprostřed síně na slámě, šedý, z jedné strany porostlý mechem, a klade se mu za vinu, že se kutálel: v noci na druhého, skrz kurník. Sedm glogů s úředními řetězy čeká, co k tomu balvan řekne. Lavice obhajoby je prázdná.',
    a: {
      label: 'Hájit balvan',
      result:
        'Ukážeš na mech: tři roky růstu a ani škrábnutí. Soud strčí hlavy dohromady, přeměří ho nití a balvan osvobodí. Náklady řízení ponese svah. Venku pak tvému klientovi podloží oblázek, aby mu dobré jméno vydrželo.',
    },
    b: {
      label: 'Křivě svědčit za odměnu',
      result:
        'Odpřisáhneš, že se kutálel a že si u toho hvízdal. Majitel svahu, který nikdy nepostavil plot, ti pod stolem podstrčí měšec a drahokam navrch. Balvan dostane jedenáct let v koutě. Obrátit ho tváří ke zdi musí všech sedm soudců.',
    },
  },
  J: {
    text: 'Tmou tu vedou teplé trubky a na nich rostou řada za řadou keře s listy bílými jako papír. Je to čaj, vysvětlují sběrači příliš hlasitě, protože mají uši ovázané obvazy. Keře šeptají, a kdo poslouchá, málo natrhá. Vysoko pod klenbou se ve spánku obrací na druhý bok něco kožnatého.',
    a: {
      label: 'Sbírat bez obvazů',
      result:
        'Devět set lístků se dělí o jediné tajemství: boháč, kterému trubky patří, si sem každou zimu chodí lehnout mezi řádky a prosí keře, aby mu řekly, že je mu teplo. Pod posledním zakopal drahokam pro toho, kdo doposlouchá až sem.',
    },
    b: {
      label: 'Zahnat netopýry',
      result:
        'Je jich čtyřicet a každý má v zubech bílý list, takže to pod klenbou vypadá, jako když někdo trhá dopis. Oháníš se hráběmi, dokud i poslední svůj list neupustí. Sběrači ti zaplatí mincemi a koláčem a děkují z plných plic.',
    },
  },
  K: {
    text: 'Od paty svahu až nahoru stojí bok po boku dvě řady glogů a všichni kýchají. Jedna řada posílá vzhůru kbelíky s pepřem, druhá posílá tytéž kbelíky dolů. Tak se to dělá od dědových časů. Předáci stojí každý na opačném konci, tisíc kroků od sebe, a nikdy se nepotkali.',
    a: {
      label: 'Seznámit oba předáky',
      result:
        'Jednoho přivedeš shora, druhého zdola a v půli svahu si ve světle tvé lampy pohlédnou do tváře. Mají stejné uši. Jsou to bratranci. V obou řadách se kbelíky stavějí na zem a někdo si poprvé po třech pokoleních sedne.',
    },
    b: {
      label: 'Nechat si každý desátý kbelík',
      result:
        'Postavíš se doprostřed řady, kde je nejméně světla. Nikdo nepočítá, všichni kýchají a večer máš co prodat i čím kořenit. Vysoko na svahu stojí starý glog s nataženýma rukama a čeká na kbelík, který nepřichází.',
    },
  },
  L: {
    text: 'Podle lístku na stěně přijde zákazník dnes. Psal ho pradědeček a datum podtrhl dvakrát. Pod lístkem glog ve svátečním límci naposledy přelešťuje drahý kámen velký jako jeho hlava, jediný, který v téhle štole kdy kdo dokončil. Zaslechne tvé kroky, schová hadřík a narovná se.',
    a: {
      label: 'Být zákazníkem a kámen nechat',
      result:
        'Kámen obejdeš, dýchneš na něj a není co setřít. „Ať zůstane tady, má tu dobré světlo,“ řekneš. Glog se musí posadit. Pak na lístek pod datum připíše „k plné spokojenosti“, zeptá se, jak se píše tvé jméno, a přidá i to.',
    },
    b: {
      label: 'Být zákazníkem a kámen vzít',
      result:
        'Zabalí ti ho do hadříku, kterým ho celý život leštil, a odpočítá drobné, které ti pradědeček zůstal dlužen. Od ohybu se ještě ohlédneš: stojí u prázdného podstavce a mává, a mává, dokud je tvá lampa vidět.',
    },
  },
  M: {
    text: 'U podzemní tůně sedí žena s hlínou až po lokty a čeká. „Vrací, co do ní hodíš,“ řekne, „jenom nikdy to samé.“ Na dně leží mince, klíče a jedna bota.',
    a: {
      label: 'Hodit minci a počkat',
      result:
        'Hodinu se nic nepohne. Pak praskne bublina a u nohou ti leží modrý korálek, teplý jako vejce. Žena přikývne jako někdo, kdo vyhrál sázku.',
    },
    b: {
      label: 'Potopit se',
      result: 'Chlad ti vezme dech, ale prsty sevřou kožené pouzdro zalité voskem. Mapa uvnitř je suchá.',
    },
  },
  N: {
    text: 'Šachta je zatopená po okraj, a přece na dně hoří lampa. Patřila lampáři, který se utopil ve službě; ještě to ráno ji prý doplnil. Kam její světlo dopadne, tam je skála průhledná jako slabý čaj a je vidět hluboko dovnitř. Kolem skla se ovíjí cosi dlouhého a bledého a zase se odvíjí.',
    a: {
      label: 'Číst ve skále při tom světle',
      result:
        'Ležíš na břiše u okraje a čteš stěnu jako stránku: žíla, kostra se zdviženým krumpáčem, dveře. Kopeš tam, kam měla dopadnout příští rána. Ze žíly vypadne drahokam. Za dveřmi je spíž a zavařenina vydržela.',
    },
    b: {
      label: 'Utkat se s úhořem o lampu',
      result:
        'Úhoř je starý, hubený jako provaz a bojuje jen půlkou síly; tou druhou drží plamen. Vyneseš lampu i truhlu, na které stála, a teprve nahoře vidíš, proč plamen nezhasl: úhoř ho živil vlastním tukem. Voda pod tebou pomalu tmavne.',
    },
  },
  O: {
    text: 'Za poslední křídovou značkou končí jeskyně kuchyní. Stůl je prostřený pro devět a polévka horká. Osm židlí šedne prachem, léta s nimi nikdo nehnul; devátá je utřená. Není tu plotna, kuchař ani druhé dveře. Jen podél stěny stojí zavřené skříně, a když přijdeš blíž, zavrzají.',
    a: {
      label: 'Sednout si na devátou židli a čekat',
      result:
        'Ničeho se nedotkneš. Polévka nechladne. K ránu někdo přijde chodbou, mokrý od deště, který spadl před lety, a přepočítá židle. „Jdu pozdě.“ Přisuneš mu talíř. Na zpáteční cestě je vás o jednoho víc.',
    },
    b: {
      label: 'Prohledat skříně',
      result:
        'Zásuvky se drží zevnitř, každá, co může, a dobýváš je jednu po druhé: uzené ryby, sýr, mince zauzlované v ubrousku. V poslední leží seznam osmi jmen. Tu zase zavřeš a ona se nebrání.',
    },
  },
  P: {
    text: 'Žár stojí ve dveřích jako druhé dveře. Za nimi slévárna lije ozubené mosazné kroužky velké jako dlaň, deset na plech, plechy až ke klenbě. Nikdo neví, k čemu patří. Na pultíku leží otevřená kniha zakázek a u posledního zápisu chybí podpis odběratele. Glog, který u ní stojí, dnem i nocí dbá, aby na peru nezaschl inkoust.',
    a: {
      label: 'Podepsat převzetí',
      result:
        'Podepíšeš. Kladiva zmlknou a dole u pecí se ozve jásot, nejistý, znají ho jen z vyprávění. Za stvrzenku dostaneš list na štolu, malou, poctivou a suchou. Vzadu už někdo lije další plech, ze zvyku.',
    },
    b: {
      label: 'Odnést pytel kroužků',
      result:
        'Mosaz je mosaz a hlídač u skluzu není vyšší než pytel. O dvě chodby dál kroužky bez otázek převezme překupník a polovinu vyplatí v kamenech. Večer se ve slévárně počítá jako každý večer. Pak slyšíš, jak začínají znovu od jedné.',
    },
  },
})
