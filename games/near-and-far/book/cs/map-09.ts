import { pages } from '../pages.ts'

export const chapter = pages({
  113: {
    text: 'Povodeň posadila brigu na střechu a už se pro ni nevrátila. Každé pondělí nastoupí posádka u domovních dveří a nabízí hospodáři nájem, předem. Nájem on nechce, chce svůj komín, který končí kdesi pod kýlem; od podzimního přílivu má kuchyň plnou dýmu a pláče nad každou polévkou.',
    a: {
      label: 'Vyvést kouř stěžněm',
      result:
        'Hlavní stěžeň je uvnitř shnilý a to ušetří půlku práce. Vydlabeš ho, usadíš na komín a spáru ucpeš koudelí. Táhne jako dobrá dýmka. Pondělní nájem připadne tobě a místo u kamen taky; nahoře zatím pomalu černá vlajka, od žerdi ke kraji.',
    },
    b: {
      label: 'Spustit ji za skočného přílivu',
      result:
        'Voda přijde ve tři ráno a celou hodinu se posádka i ty perete s hřebenovým trámem, který nechce pustit. Pak loď sjede a půl střechy s ní. Někdo ti hodí zauzlovanou ponožku; je v ní mince a granát. Na moři se zmenšují dvě světla, záďová svítilna a vikýř.',
    },
    k1: {
      result:
        'Půlku těch tváří znáš: odešli z Trpělivosti, i tvým přičiněním. Bydlet v domech už skoro umějí, zatím se dostali na střechu. Stačí tvé slovo a otevřou v trupu cestu jeho komínu. Jedna z nich si hodí přes rameno námořnický vak. Cesta, soudí, se aspoň pořád hýbe.',
    },
  },
  114: {
    text: 'Uvaž ráno člun na severním břehu a večer ti škube lanem na jižním. Jednou za den se tenhle ostrov otočí dokola a zdola je přitom slyšet jemné skřípání. Žije tu jediný člověk, zámečník na odpočinku; každé jaro promaže břeh tukem. Zbývá mu v životě jedna otázka: zašroubovává se ostrov, nebo vyšroubovává?',
    a: {
      label: 'Vyrýt rysku a čekat',
      result:
        'Vyryješ na čáře vody rysku a necháš přes ni přejít celý příliv, tři dny, aby moře nemohlo švindlovat. Třetí večer je ryska o vlas výš. Tak tedy ven. Zámečník zaplatí, jak je v cechu zvykem, mincemi a uzenými úhoři, a přenese si židli přesně doprostřed.',
    },
    b: {
      label: 'Zaklínit ho',
      result:
        'Tři trámy vyplivne rozštípané na třísky, čtvrtý, podepřený tvým ramenem, drží. Cvakne to. U nohou ti zeje poklop, který z téhle strany ještě nikdo neviděl, a na první příčce visí okovaná skříňka. Zatímco ji odvěšuješ, hluboko dole něco cvakne v odpověď.',
    },
  },
  115: {
    text: 'Docela na kraji, kde skalní čelist končí, se Zubové skále udělal kaz. Rybáři k ní přiveslují, když voda stojí, a vloží dovnitř to, čeho se bojí: roztrženou plachtu, neotevřený dopis, kolébku. Pak zvednou vesla a poslouchají. Skála žvýká a dělá dlouhé přestávky. Že by mohla i polknout, jí zatím nikdo neměl odvahu navrhnout.',
    a: {
      label: 'Dát jí vlastní strach',
      result:
        'Tvůj strach nemá tvar, a tak ho řekneš do díry a cítíš, jak s ním odchází i kousek tebe. Skála na něm pracuje celou noc. Rybáři se sázejí, jak dlouho; ten, kdo řekl „do rána“, ti dá půlku výhry, ve stříbře a v treskách. Při východu slunce vyplivne skála pecku, úplně hladkou.',
    },
    b: {
      label: 'Vlézt dovnitř a vybírat',
      result:
        'Mezi dvěma skousnutími se dá napočítat do třiceti. Při šestadvaceti držíš za kruh pozlacenou truhlu; někdo bohatý se jí musel velice bát. Cestou ven zachráníš i dopis. Otevřeš ho v člunu: dobrá zpráva, osm let stará, a mince pro posla.',
    },
  },
  116: {
    text: 'Škola plave na dvanácti sudech. Učí se v ní plavat, mlčet a počítat tempa; dítě, které umí všechno troje, se dostane domů odkudkoli. Třicet žáků sedí po dvou, jen lavice nejblíž u vody je prázdná. Vedou k ní mokré šlépěje, malé, zpátky žádné, a když učitelka čte jména, nechá tam pauzu, dlouhou přesně na jedno.',
    a: {
      label: 'Učit prázdnou lavici',
      result:
        'Otočíš se k prázdné lavici a vysvětlíš jí nádech mezi dvěma tempy. Ostatní se přestanou vrtět. Kolik temp je k nábřeží, zeptáš se, a na dřevě vyvstanou kapky, jedna vedle druhé, čtyři sta šest. Učitelka počítá s nimi. Vyplatí ti hodinu a do třídní knihy zapíše: nechybí nikdo.',
    },
    b: {
      label: 'Jít po šlépějích zpátky',
      result:
        'Vedou dolů po kotevním řetězu. Na potopené střeše tam něco malého a studeného skáče panáka; když to chytíš, kouše to a nic neváží. Vykoupí se perlou zpoza tváře a síťkou slávek. Nahoře na voru zazvoní. Zvedne to hlavu a pak nakreslí ještě jedno políčko.',
    },
  },
  117: {
    text: 'Nikdo netruchlí tak jako lidé v Zátoce vrakařů. Každá loď má na zdi jméno a pod ním svíčku a celý týden se nezpívá. Černé pásky si berou předem, protože potom je co nosit. Falešný oheň na mysu už hoří, v truhlíku na chleba není ani kůrka a dnešní loď má připlout ve dvě.',
    a: {
      label: 'Uhasit oheň',
      result:
        'Nejdřív mluvíš, pak nabereš písek. Ve dvě propluje loď tak blízko, že je slyšet lžičku v šálku. Nikdo se na nikoho nedívá. Ráno přiveze její člun mouku pro vesnici a minci pro toho, kdo zhasl. Zadělávají na chleba a černé pásky mají pořád na rukávech.',
    },
    b: {
      label: 'Podržet jim lampu',
      result:
        'Je to dobrá lampa s čistým knotem; kormidelník na ni vděčně zvedne ruku. Pak už je to do svítání práce pro paže a háky a náklad stojí za to. Jeden z posádky doleze na oblázky a dlouho se dívá za světlo, tobě do tváře. Ženy se tě ptají, jak se píše jméno té lodi.',
    },
    k1: {
      result:
        'Ve dvě se světlo z vody ptá Šrejiným kódem, kdo tu je. Vezmeš lampu a odpovíš jménem; na jejím seznamu stojí. Její pinasa se opatrně prosmýkne mezi skalními zuby. Vrakaři ji uváží, co jiného. Kormidelník ti podá truhlu. Černé pásky mizí jedna po druhé v kapsách.',
    },
    k2: {
      result:
        'Muž u ohně sloužil na Trpělivosti a odejít mohl i díky tobě. „Já tu jím,“ řekne, „takže nemůžu.“ Podat ti měch ale může: když se fouká dost silně, zhasne i tohle. Dá ti svůj podíl z poslední lodi, dva drahokamy. Ve dvě propluje tmou něco velkého a brouká si.',
    },
  },
  118: {
    text: '„Ředila jsem mléko,“ řekne racek na okapu ženským hlasem. „Přál jsem mu smrt,“ řekne druhý. V Racčím opatství zpovídají ptáci, a co vyslechli, pak opakují, komukoli a na přeskáčku. Poutníci přicházejí i tak; odtud až na pevninu jiného zpovědníka není. Opat si zacpal uši voskem a na každého se usmívá.',
    a: {
      label: 'Vyznat něco pravdivého',
      result:
        'Začít musíš třikrát. Racek tě vyslechne do konce, zavře zobák a odletí rovnou na moře a ani slovo nezopakuje. To tu ještě nebylo. Opat, který jenom vidí, odemkne pokladničku pro chudé a vysype ti ji do klobouku, stříbro i s drahokamem. Ptáci na okapu si poposednou a nechají po něm mezeru.',
    },
    b: {
      label: 'Vyposlechnout hříchy bohatých',
      result:
        'O svá místa se rvou zobáky; dolů slézáš se zakrvácenýma rukama a se seznamem: rejdař, soudce, obchodník s plachtami. Mlčení má svou sazbu; platí se beze slova, drahokamy a šunkami. Docela na konci řady stojí žena s konví na mléko. Chtěla by vědět, kolik by stálo to její.',
    },
    k1: {
      result:
        'Dnes je ten jediný den v týdnu, kdy nemluvíš. Sedneš si pod okap a nevyznáš nic. Racci čekají; pak si řada za řadou sednou také, zobáky zavřené, což nikdo z žijících nepamatuje. Opat si vyndá vosk z uší. Slyší moře. Potom ti jde přinést, co chová pod oltářem.',
    },
  },
  119: {
    text: 'Uvnitř víru vede schodiště. Vírové schody jsou suché, dokud jdeš; kdo se zastaví, má vodu po kotníky, a kdo se rozmýšlí, po krk. Ve výši devadesátého schodu krouží od loňského léta slaměný klobouk. Docela dole, v oku, hoří lampa a někdo jí právě přistřihl knot.',
    a: {
      label: 'Sestupovat a odříkávat',
      result:
        'Zvolíš něco dlouhého, na každý schod verš. Od třetí stovky odříkává s tebou druhý hlas, starý, suchý a přesný; kde ti řádek vypadne, počká a pak ho doplní. U lampy nikdo nesedí. Leží tam v rovné řadě mince a dva drahokamy a cestou nahoru ti šustí v rukávu.',
    },
    b: {
      label: 'Jít dolů s lanem a hákem',
      result:
        'Zastavit se nesmí, a tak lovíš v běhu. Hák najde kruh, kruh truhlu, truhla ruku, která ji držela dřív. Tři otáčky víru se přetahujete. Pak si ruka vezme hák a truhlu ti nechá. Na konci lana, které vytáhneš, visí košík krabů a mince: drobné nazpět.',
    },
    k1: {
      result:
        'Hřeb nepřestal padat a tady má konečně kam. Stáhne tě prostředkem, rovně a suše; slaměný klobouk cestou chytíš, pro majitele. Počítáš nahlas a zdola počítá s tebou starý hlas a ani jednou se nesplete. Vedle lampy stojí truhla. V rukávu ti zašustí a hřeb táhne dál.',
    },
  },
  120: {
    text: 'Kdo přistane v Lanovém Nábřeží, potřebuje příjezd; vydává ho správce přístavu. Bez příjezdu nikdo nepřijel a tiskopisy došly. Někteří sedí na kufrech už od jara, na krok od prvního domu. I ty jsi podle předpisů dosud na moři, vysvětluje správce a trochu zvýší hlas, kvůli vlnám.',
    a: {
      label: 'Vyřezat mu razítko z tuřínu',
      result:
        'Tuřín měl být jeho oběd. Vyřežeš do něj tři vlny a střechu, zrcadlově, a natřeš ho řepou. První poplatek patří tobě. K večeru jsou všichni tady, s razítkem na hřbetě ruky, protože papír došel také. Na nábřeží po kufrech zůstanou jen suché obdélníky.',
    },
    b: {
      label: 'Prodávat příjezdy na nábřeží',
      result:
        'Píšeš je na balicí papír, se samými kudrlinkami. Kdo čeká od jara, nesmlouvá; jedna dá brož, jiní sýry, které vezli darem. Pak se s tím postaví do řady k okénku. Slyšíš správce, jak se docela laskavě ptá, kde k tomu přišli. Potom vrzání kufrů, na které se znovu sedá.',
    },
    k1: {
      result:
        'Z jednoho kufru vstanou dva muži, zavěšení do sebe; každému zbyla jedna ruka a každý je z jiné strany Lávové delty. Čekají tu na tebe a nechtějí nic než vysvětlení. Dáš jim je. Pak doplatí, co zbývalo: jeden drží měšec a druhý vytahuje mince.',
    },
  },
  121: {
    text: 'Provaznice stočí, co jí kdo přinese: vlasy, slámu, přísahy. Dnes přinesli manželé zpátky vlastní provaz, devatenáct let starý, a chtějí ho rozplést. Stojí každý na jednom konci provaznické dráhy, šedesát kroků od sebe. „Až po tobě,“ volá on. „Ne, až po tobě,“ volá ona. Provaz visí mezi nimi a nikde se nedotýká země.',
    a: {
      label: 'Podržet jim oba konce',
      result:
        'Držíš, oni rozplétají a krok za krokem jdou proti sobě. Uprostřed, mezi jeho pramenem a jejím, leží třetí, tenký a žlutý. „Ten člun,“ řekne ona po chvíli. „Nikdy jsme ho nepojmenovali,“ řekne on. Stojí tam, ještě když provaznice zavírá okenice.',
    },
    b: {
      label: 'Přeseknout ho uprostřed',
      result:
        'Je na to třeba sedmi ran; přísaha tupí ocel. Pak jsou provazy dva a oba krátké: jeho nedosáhne z nábřeží do člunu, její od okna k oknu. Zaplatí ti obědem, který si přinesli s sebou, pro dva, v jednom košíku.',
    },
    k1: {
      result:
        '„Tak to jsi ty,“ řekne provaznice a sundá ze skoby provaz, který poslali z Lávové delty: dvoubarevný, stejnoměrně stočený, nikde nenastavený. Příměří drží. Provaz je omotaný kolem skříňky a má podržet i to příští. Manželé přicházejí každý ze svého konce blíž, aby se podívali.',
    },
  },
  122: {
    text: 'S vahadly na ramenou přicházejí ulicí prodavači odlivu. Hodina, volají, za cenu slepice. Vylijí ti vědro na práh a moře z něj ustoupí, přes práh sousedův. A tak kupuje i soused. Dnes už má zaplaceno celá ulice a z každého okna v patře visí koberec a kape.',
    a: {
      label: 'Koupit hodinu celé ulici',
      result:
        'Trvá to celý den, dveře po dveřích, a nakonec jde už jen o to, kdo bude držet tužku. Třiadvacet domácností, jedna hodina. Vědra se vylijí naráz a moře, kterému nezbyl žádný soused, si uraženě stoupne za přístavní zeď. Přeplatek je tvůj. Děti zjistí, že je ulice dlážděná.',
    },
    b: {
      label: 'Převrhnout všechna vědra',
      result:
        'Osm prodavačů, šestnáct věder; projedeš mezi nimi jako vůz. Moře kolem tebe uskočí až na bahno a v bahně leží platýsi a ztracené prsteny. Zbytek ulice plave. Kolem pluje postel a dítě na ní vykřikuje číslo domu.',
    },
  },
  123: {
    text: 'Na Molu síťařů slib platí, teprve když je z něj uzel, a uzly váže Jeva: půjčky, zásnuby, manželské „hned jsem zpátky“, každý jiný. Nejstarší visí nad jejími vlastními dveřmi. Do tmy budu doma, řekl a vzal si malý člun. Bylo jí dvacet. Od té doby nerozsvítila; dokud se nesvítí, říká, není doopravdy tma.',
    a: {
      label: 'Naučit se od ní ten uzel',
      result:
        'Vrchem, spodem a pak smyčka, která se nedá ukázat, protože se musí myslet vážně. Šest se ti jich v klíně rozejde. U sedmého řekneš, co slibuješ a komu, a uzel se utáhne sám. Jeva ho pověsí na trám, chytí se a zvedne nohy. Unese ji.',
    },
    b: {
      label: 'Vymyslet si od něj vzkaz',
      result:
        'Zdržel se, řekneš, myslí na ni a čekat už nemá. Jeva se zeptá jen na to, jestli zešedivěl. Ano, řekneš. Jedním tahem uzel rozváže a dá ti provaz i s perlami a stříbrem, které do něj vpletla na svatbu. Pak rozsvítí lampu a neví, kam ji postavit.',
    },
    k1: {
      result:
        'Povíš jí o jiném laně, které stoupalo do mraku, a o rukou, které je pustily. Jeva dospraví řadu do konce. Svůj uzel rozvazuje pomalu, aby bylo vidět, jak je udělaný, a šňůru ti vloží do dlaně. „Tak je tedy tma,“ řekne. Jde dovnitř a okno zežloutne.',
    },
    k2: {
      result:
        'Vezme tě za ruce, aby podle nich odměřila šňůru, obrátí je a uvidí stopu, jaká zůstává, když se lano utáhne natěsno. Neřekne nic. Naplní ti síťku sušenými rybami, najde v ní díru a zašije ji. Pak ji zašije podruhé, přes to první.',
    },
  },
  124: {
    text: 'Má na tebe čas, řekne hledač pokladů Zak; ráno si trochu koupil, od porodní báby. Jeho počítací stůl stojí na útesu ne větším než světnice a vedle schne na šňůře sto stínů, připnutých kolíčky za paty. Kterýkoli z nich můžeš mít a ještě něco navrch. Chce za to jen stisk ruky.',
    a: {
      label: 'Zeptat se, co zaplatil on sám',
      result:
        'Prst se mu zastaví na minci. Šedokabátníci zvednou hlavy; ještě nikdy ho neslyšeli nepočítat. Listuje zpátky, daleko zpátky, až ke straně, na které nic není. Za otázku zaplatí hned, stříbrem a drahokamem, aby ji nebyl dlužen. Když odrážíš od útesu, pořád ještě nenašel, kde přestal.',
    },
    b: {
      label: 'Podat mu ruku',
      result:
        'Má suchou, přátelskou ruku a drží tvou jen tak dlouho, jak je třeba. Šedokabátník si klekne a nakreslí ti na botu křídou malý křížek. O tom, co je prodáno, nepadne slovo. Do člunu ti naloží truhlu a dva drahokamy. Stíny na šňůře se od tebe odvracejí, všech sto, pokud jim to kolíčky dovolí.',
    },
    c: {
      label: 'Přeříznout šňůru',
      result:
        'Čtyři šedokabátníci stojí před sloupkem, potom ve vodě. Šňůra povolí a sto stínů sjede po vlnách k domovu jako hejno ryb. Zak si založí nový sloupec. Z každého můstku ti pak lidé podávají chleba a stříbro, každý za sebou vleče něco tmavého a pořád se po tom ohlíží.',
    },
  },
  125: {
    text: 'Pekárna bývala v Dolní ulici a Dolní ulice teď leží čtyři sáhy pod hladinou. Pec nevyhasla. Každé ráno se potápěč zhluboka nadechne a vynoří se s bochníky v podpaží, horkými a trochu slanými, a nábřeží tleská. Dechu mu ubývá: v pondělí jich bylo čtyřicet, dnes jedenatřicet. Fronta počítá s ním a pohybuje rty.',
    a: {
      label: 'Přestěhovat pec na střechu',
      result:
        'Cihla po cihle vyjede na provaze nahoru, jako poslední řeřavé uhlíky v hrnci s poklicí. Na střeše plachtařovy dílny pec znovu vyzdíte. Chléb je od první várky méně slaný a lidé si stěžují. Potápěč celý den sedí u dvířek, nadechuje se a vydechuje, jen tak pro radost.',
    },
    b: {
      label: 'Závodit s ním o poslední bochník',
      result:
        'Odrazíte se spolu. Nad vývěsním štítem jste bok po boku, u pultu vede on; tam začne cosi hledat na podlaze, trochu dlouho, a bochník je tvůj. Nábřeží šílí. On se klaní hlouběji než ty a čtyři děti chytají měďáky do zástěry, u každého cípu jedno.',
    },
  },
  126: {
    text: 'Jednou za tři dny se Přílivová brána otevře a vpustí, co má přijít. Písař u brány čte ze seznamu, položku za položkou, a po každé počká, až dorazí: naplavené dříví, korková zátka, jeden utopený, sledi. Pak si posune brýle na čelo, protože další jsi ty. Jméno je napsané správně. Po tobě už přijde jen mlha.',
    a: {
      label: 'Projít na vlastním přílivu',
      result:
        'Přijde pozdě, sahá ti po kolena a je o něco teplejší než ostatní; hlavně se mu nesmí pomáhat. Pronese tě dovnitř mezi sledi a mlhou. Písař tě odškrtne a otiskne ti na dlaň razítko. V nejbližší kaluži ho vyzkoušíš: kam položíš ruku, tam voda uhne.',
    },
    b: {
      label: 'Podržet bránu opožděnému člunu',
      result:
        'Seznam je uzavřen a brána se řídí seznamem. Zapřeš se zády o jedno křídlo, botami o druhé a hádáte se o každý coul. Pod tebou proletí jedenáct rybářů se sledi a vyhodí ti nahoru dehtovaný měšec, ve kterém cinká. Všech jedenáct křičí jediné slovo: tvé jméno. Vždyť se tu četlo nahlas.',
    },
    k1: {
      result:
        'Na seznamu je ještě jeden řádek. Jméno má i kapka ve tvém vaku; písař se při něm musí třikrát nadechnout. Té noci se brána nezavře. Voda odchází domů, o dlaň, a na obnaženém schodu po ní zůstane truhla. Celé nábřeží tu stojí a nikdo se neodváží promluvit první.',
    },
    k2: {
      label: 'Vykoupit utopeného převozným',
      result:
        'Převoz je zaplacený, řekneš. Písař zalistuje a najde ho, jednu plavbu na tvé jméno. Utopeného škrtne a plavbu ti nechá: nahoru je to zadarmo. Na schodech se objeví muž, sundá klobouk a vyždímá ho. Nákladní kivi, které na něj čeká na nábřeží, je prý tvoje. On teď míní zůstat doma.',
    },
  },
  127: {
    text: 'Čtyři pašeráci pepře si vycvičili tuleně na hlídání. Naučil se jediné slovo, „celníci“, a zalíbilo se mu: říká je u snídaně, měsíci, knoflíkům a všichni čtyři pokaždé padnou na břicho za pytle. Na druhé straně průlivu vystavili opravdoví celníci vědro ryb. Chtějí ho do služby.',
    a: {
      label: 'Naučit ho říkat „sleď“',
      result:
        'Padne na to celé vědro. Obě strany si vsadily, a když celní člun obepluje mys a pašeráci tam stojí s pytli na zádech, tuleň se podívá na jedny i na druhé. „Sleď,“ řekne. Vklad, mince a opál, připadne tobě. Jeden celník se směje, až mu spadne čepice do vody; tuleň mu ji přinese.',
    },
    b: {
      label: 'Prodat ho oběma stranám',
      result:
        'Musí se doručit dvakrát, v mokrém pytli, a kouše. Celníci platí stříbrem, pašeráci klobásami. K večeru odplave domů, k nikomu z nich. V noci si každá strana jede pro svůj majetek k té druhé. V úžině praskají vesla a hluboký hlas pořád dokola opakuje své jediné slovo.',
    },
    k1: {
      result:
        'Jednomu z nich, jak leží na břiše, padne zrak na papír ve tvém vaku: výpis ze seznamu posádky Trpělivosti. Vstanou a sejmou čepice. Šreja tu už dvacet let splácí dluhy, každé čtvrtletí, po pěších poslech. Přeplatila o dva drahokamy; podepíšeš převzetí. I tuleň mlčí.',
    },
  },
  128: {
    text: 'Lodě dnes plují o devět mil jižněji a Osamělý strážní oheň už celou generaci nikdo nepotřebuje. Strážce to ví. „Dokud tě nevystřídají,“ řekl mu před čtyřiceti lety důstojník, odvesloval a ještě tu noc se utopil. A tak strážce přikládá, leští stříbrné okenice a při každé změně hlídky zavolá dolů do schodů: „Kdo tam?“',
    a: {
      label: 'Vystřídat ho',
      result:
        '„Střídání,“ zavoláš a vystoupáš k němu krokem. Předá ti kleště, knihu a první žold pro střídajícího, který tu celá ta léta leží nachystaný: minci a drahokam. Pak neví, kam se chodí. Sejde tři schody, vrátí se pro hrnek a ptá se, jestli tam dole prší.',
    },
    b: {
      label: 'Vyhnat ho a vzít okenice',
      result:
        'Brání stanoviště podle rozkazu a po hodině je smí prohlásit za ztracené; odchází a pohupuje rukama. Stříbrné okenice se dají vysadit z čepů. Za poslední je truhla a broušený kámen. Pak se oheň propadne. Tma je větší než dřív a začíná hned u vesel.',
    },
    k1: {
      result:
        'Znáš slova, kterými se pouští lano; ukáže se, že platí i na oheň. Strážce odloží kleště a poprvé po čtyřiceti letech usne, ještě než se mu čepice přestane kutálet. Oheň hoří do svítání sám a osvětluje vedle tvé přikrývky truhlu, kterou tu střežil pro toho, kdo ho vystřídá.',
    },
    k2: {
      result:
        'Pozná, jak svíráš zábradlí: i jeho kdysi utáhl natěsno někdo, kdo to myslel dobře. Celou noc se přes oheň dohadujete, co je člověk dlužen utopeným. K ránu se shodnete na polovině. Plamen bude hlídat dál; důstojníkovu truhlu ti přisune nohou.',
    },
  },
})
