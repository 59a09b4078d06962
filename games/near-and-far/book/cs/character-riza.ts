import { pages } from '../pages.ts'

export const chapter = pages({
  RIZ0: {
    text: 'Poutníky, nevěstu, muže s klavírem: už devět let vodíš druhé tam, kam chtějí. Tebe to netáhne nikam a máš to za nadání. Z dětství, o kterém ti nikdo nic nepoví, ti zbyl kompas, mosazná krabička s pantem a bez víčka; půlku čehosi, co jím mohlo být, nosíš v kapse. Pant každé jaro namažeš. Jeden nikdy neví.',
  },
  RIZ1: {
    text: 'Devět let ukazoval tvůj kompas na sever. Dnes ráno ukazuje na dívku, která u cesty prodává fíky, a otáčí se za ní, kamkoli jde.',
    a: {
      label: 'Koupit fík a dát se s ní do řeči',
      result:
        'Jmenuje se Ona a nikdy nebyla dál než na téhle cestě. Na krku jí visí půlka mosazného víčka. Tu druhou u sebe nosíš od dětství.',
    },
    b: {
      label: 'Vypořádat se s mužem, který ji sleduje',
      result:
        'Muž v šedém kabátě ji sleduje déle než ty. Za vozy dojde na rány. Když se prach usadí, dívka je pryč a střelka míří pod kopec.',
    },
  },
  RIZ2: {
    text: 'Pod kopcem je cítit kvasnice. Za devatenácti sudy fíkového vína stojí Ona, ta dívka s fíky, v jedné ruce svíčku, ve druhé zahradnickou žabku. „Každý řekne, že jen zabloudil,“ povídá. „Co řekneš ty?“ Musí vědět, že nepatříš k těm, kdo po ní jdou. Střelka na ni míří, nůž nenůž.',
    a: {
      label: 'Ukázat jí pant',
      result:
        'Vytáhne zpod límce půlku mosazného víčka na šňůrce a přiloží ji k pantu; sedí, skoro navlas. Přidáš tu svou. Mezi půlkami zůstane mezera, tenká jako ustřižený nehet. Mimoděk se díváte na zem, jako by ten kousek právě upadl.',
    },
    b: {
      label: 'Zastrčit závoru',
      result:
        'Závora ještě nedosedla a klika už poskočí. Dva šedé rukávy to zvenčí zkoušejí celou noc, jednou za minutu, jako když se platí od pokusu. Opíráš se o dubové dveře; dívka si brouká, aby to neslyšela. K ránu vklouzne pode dveřmi účet: čtyři sta osmdesát.',
    },
  },
  RIZ3: {
    text: 'Střelka vede pod kopec ke kapli, zamčené zevnitř. Klíčovou dírkou vidíš šedý kabát přes židli a muže, ke kterému patří; ovíjí si žebra obvazem a přitom polohlasem mluví k obrazu na zdi. Je na něm čtyřleté dítě s mosaznou krabičkou na klíně. Krabičku znáš. Brada je tvoje.',
    a: {
      label: 'Poslouchat u klíčové dírky',
      result:
        'Podává hlášení. Půlka, která zůstává, prodává fíky, říká; „půlka, která chodí“ má těžkou ruku a ani ponětí, o co jde. Chvíli trvá, než ti dojde, o kom je řeč. Nakonec si muž naslíní palec a setře z namalované tváře smítko. Venku ve tmě je ta tvoje mokrá.',
    },
    b: {
      label: 'Vejít dovnitř',
      result:
        'Zámek povolí dřív, než muž vstane. Nikdo netasí. V natažené ruce ti podává měšec, za mlčení o tom obraze. „Pak si budeme dlužit navzájem,“ řekne. „Já platím vždycky.“ Konec obvazu se kutálí po dlaždicích až k tvé botě.',
    },
  },
  RIZ4: {
    text: 'Uprostřed cesty, uzlík u nohou, stojí Ona, která prodává fíky. Jde s tebou, poprvé v životě; slepice už to vědí. U prvního milníku se zastaví. Strach to není, vysvětluje, to ty nohy. Stojí jako dvě muly, hledí na kámen a jí nezbývá než se nechat přenést. Za míli přijde další.',
    a: {
      label: 'Nechat ji tam zasadit fík',
      result:
        'Vyhrabe lžící důlek, vloží fík, udusá hlínu; pak zavře oči a překročí to místo jako vlastní práh. Takhle se jde pomalu. „Já se vrátím,“ slíbí každému kameni. Večer má za nehty devět mil a každou v jiné barvě.',
    },
    b: {
      label: 'Přenášet ji kámen za kamenem',
      result:
        'U každého kamene čeká vítr, vždycky proti a nikdy širší než cesta; topoly po stranách se ani nehnou. Na zádech ti počítá kroky, a když o některý přijdeš, řekne jeho číslo ještě jednou, bez výčitky. Za soumraku už nemá hlas. Píše je do prachu.',
    },
  },
  RIZ5: {
    text: 'Muž v šedém kabátě si u cesty rozložil skládací pultík. „Harl,“ představí se a smekne. Smlouva má dva sloupce: vlevo tvůj kompas, vpravo pravda o tvých rodičích. Půlka pravdy předem, zbytek při předání. Místo pijáku používá krajíc chleba. Pár slov už nasál a Harl na nich drží dlaň.',
    a: {
      label: 'Vzít si půlku předem',
      result:
        'Otočí chleba k tobě. Dvě jména, zrcadlově, ulice, dokonce i patro; město ne. To nemá ani on, a to prohledal všechny mapy a rub všech map. Vyslovíš ta jména potichu. Nejsou cizí ani známá, jako schod, který je potmě navíc.',
    },
    b: {
      label: 'Vzít si papír násilím',
      result:
        'Pultík sklapne a inkoust je všude. Kde se listu dotkneš, řádky se rozběhnou, jako by se styděly, přes okraj a tobě do rukávů; zůstane ulice a číslo domu. Harl klečí v prachu a krajícem vysává, co se dá. Je v tom dvanáct let práce.',
    },
  },
  RIZ6: {
    text: 'Porodní bába je tak stará, že tě vezme za bradu jako věc, kterou kdysi někam odložila. „Byla na tebe jedna objednávka,“ řekne. Ulici by prý našla i dnes, město už ne. Zaplacená byla jedna kolébka; ráno byly vyzvednuté dvě. Polštáře šila sama. Na obou byla táž slza, trochu vlevo, ještě mokrá.',
    a: {
      label: 'Zeptat se, co si rodiče přáli',
      result:
        '„Aby bylo v bezpečí,“ odpoví. „Neřekli jak. Někdo je v bezpečí, když zůstane, jiný, když včas odejde, a nikdo se jich nezeptal, co z toho myslí.“ Ze zásuvky vytáhne dětský čepeček. Kdosi ho rozstřihl, přesně v půli, a obě půlky pečlivě obroubil.',
    },
    b: {
      label: 'Získat štítek od druhé kolébky',
      result:
        'Ta skončila v zastavárně a štítek na psovi velkém jako tele. Mosaz na obojku se musí číst hodně zblízka: zítřejší datum, punc a v puncu hladké místo, kde má být město. Za boudou se něco houpe. Lak na tom ještě lepí.',
    },
  },
  RIZ7: {
    text: 'Přes tři lupy, jednu na druhé, si ještěrák zámečník prohlíží pant. Co chybí, odlít umí, řekne, je to jen proužek; potřebuje k tomu ale obě půlky víčka a celou noc. Ty máš jen svou. V tu chvíli vyběhne zpoza rohu udýchaná Ona, ta s fíky, a druhou drží v ruce. V domě naproti zatáhne šedý rukáv záclonu.',
    a: {
      label: 'Zůstat a šlapat měch',
      result:
        'Kolem půlnoci začnou půlky na kovadlině bručet, na loket od sebe, jedna o něco hlouběji. „To nedělám já,“ řekne zámečník. Kdykoli povolíš, zakolísají. Odlije proužek, opiluje ho a vloží na místo. Sedí. Mezera je teď vedle.',
    },
    b: {
      label: 'Hlídat dveře',
      result:
        'Šedokabátníci si tentokrát najali poctivé lidi: pekařovu vdovu, dva provazníky, učitele, všichni dluží nájem. Před každou ranou se omluví. Ve dvě v noci se rozdává chleba, oběma stranám. Za úsvitu ti pomohou nasadit dveře do pantů a prosí o potvrzení, že se snažili.',
    },
  },
  RIZ8: {
    text: 'Dojdeš jen pro vodu. Když se vrátíš, leží Ona u cesty, jednu ruku ještě v košíku s fíky; při tvém kroku se probudí a dopoví větu. Tak to má prý celý život, na hodinu, na zimu. Myslela, že tomu ostatní říkají noc, a nikomu to neřekla. Společně to přepočítáte. Začne to pokaždé, když jsi od ní dál než míli.',
    a: {
      label: 'Odkrokovat přesnou vzdálenost',
      result:
        'Couváš, ať na ni vidíš, hlásíš kroky, vracíš se a budíš ji; pokaždé má ve vlasech víc trávy. K večeru trčí v zemi kolík, devět kroků před mílí. Devět let vodíš lidi po světě. Dívka se na tu mezeru dívá a ptá se, ve kterém měsíci to začalo.',
    },
    b: {
      label: 'Ulovit jestřába, co jí vzal vlas',
      result:
        'Zatímco spala, vytáhl jí jestřáb ještěrkář z copu dlouhý vlas. Hnízdo má na topolu, přesně na té čáře, a jde ti po očích. Vlas je vpletený kolem dokola. Ze čtyř mláďat dvě křičí. Ta dvě na vzdálenější straně spí.',
    },
    k1: {
      label: 'Svázat obě půlky nití',
      result:
        'Ovineš obě půlky červenou nití, devětkrát a na kličku, a jdeš s nimi pryč. Míle; míle a krok. Za tebou nic nepadne. Ohlédneš se: přes tu čáru jde po svých Ona, dlouhými kroky jako přes potok. Odtud jde vedle tebe a mluví a mluví.',
    },
  },
  RIZ9: {
    text: 'U snídaně se ozve drobný zvuk, jako když si to led rozmyslí. Střelka v krabičce se rozštípla, podélně, od hrotu až k patě. Jedna půlka ukazuje na Onu, která loupe fík. Druhá míří rovně dál po cestě a chvěje se jako pes, který má zůstat. Natáčíš krabičku sem a tam; obě trvají na svém.',
    a: {
      label: 'Slepit ji fíkovým mlékem',
      result:
        'Z ulomené stopky kape bílá míza; držíš půlky u sebe a počítáš do sta. Jakžtakž to drží. Jen se od té chvíle střelka každou hodinu rozhoduje znovu, jednou pro dívku, jednou pro cestu. Těsně před celou se roztočí a vy stojíte jako lidé přede dveřmi.',
    },
    b: {
      label: 'Jet za tou druhou půlkou',
      result:
        'Půjčíš si selskou kobylu a ženeš ji přes meze, skrz něčí dvůr, kolem dvou šedých, kteří chňapají po uzdě. S každou mílí se střelka chvěje víc. Tam, kde přestane, stojí v šedém kabátě Harl s vlastním kompasem, a i ten je rozštípnutý. Jedna půlka ukazuje na tvou krabičku. Druhá se pomalu točí.',
    },
  },
  RIZ10: {
    text: 'Přišla za vámi celá vesnice ve svátečním a čtyři muži nesou křeslo s řemeny. Řemeny jsou vypolstrované a vyšívané. Kam paměť sahá, říká nejstarší, zasnubovali se a smiřovali u ní na prahu, u dívky, která nikdy neodejde. Od té doby, co odešla, nikdo pořádně neví, kde je tady. Z vozíku, ve kterém spává, vykoukne Ona a zase zmizí.',
    a: {
      label: 'Dát jim místo ní vozík',
      result:
        'Vysvětluješ: tady spává, tohle je důlek od její hlavy. Obcházejí vozík a radí se. Dívka to není. Ale vzadu je prkno, na kterém po večerech sedá, a tak uznají, že práh jim postačí. Posadí ho do křesla a zapnou obě přezky.',
    },
    b: {
      label: 'Pronést ji davem',
      result:
        'Vezmeš ji na ramena a zamíříš k mezeře vedle křesla. Nikdo neudeří. Pláčou, věší se ti na rukávy a házejí fíky, zralé, po koších. Dívka ti shora říká, kdo se u ní kdy s kým usmířil. Křeslo vás ještě míli následuje krokem a jeden z nosičů v něm pořád utírá sedadlo.',
    },
  },
  RIZ11: {
    text: 'Na milníku sedí Harl, jeden ze šedokabátníků, a nevstává. Taky je jenom půlka, řekne; o té druhé ví jen to, že se prodala, účtenku mu nikdo neukázal. Dvanáct let jde po tvém víčku. „A dnes se probudím,“ povídá, „a ne a ne přijít na to, proč.“ Na dlani má kompas s rozštípnutou střelkou.',
    a: {
      label: 'Vyslechnout ho',
      result:
        'Noc se protáhne. Vypráví podle kabátů: první mu byl velký, druhý měl v podšívce cizí monogram, a potom tenhle. Ke třetí se zasměje a toho zvuku se lekne. Když se rozední, položí mezi vás tvůj měšec. Ještě ti nechyběl; čeká na to od soumraku.',
    },
    b: {
      label: 'Nechat ho svázaného u cesty',
      result:
        'Brání se, ale jenom napůl; nakonec ti uzel sám přidrží prstem. Ze zatáčky se ohlédneš. Začíná pršet a na klobouk nedosáhne. Kompas v trávě před ním ukazuje mimo všechno, do prázdna.',
    },
  },
  RIZ12: {
    text: 'Pod střelkou něco chrastí. Zmáčkneš mosaz tam, kde je nejvíc ohmataná, dno odjede a pod ním je další; mezi nimi leží dopis, zapečetěný a nikdy neodeslaný. Je od tvých rodičů. „Našemu dítěti,“ stojí na něm a pak jméno, jedno jediné. Káplo na ně něco mokrého a je z něj modrý obláček. Vedle tebe si Ona utírá ruce do zástěry a čeká.',
    a: {
      label: 'Přečíst ho nahlas',
      result:
        '„Drž nohy v teple, nech otevřené okno, už jdeme.“ O moc víc tam není. Třikrát padne to jméno. Nevíš, jak se čte, tvůj hlas ano. Pokaždé to bylo její, řekne potom Ona. Tobě v uších ještě zní tvoje. Na papíře jsou tři modré obláčky.',
    },
    b: {
      label: 'Dát ho přečíst jenom Oně',
      result:
        'Odejde s ním za živý plot. Střízlík tam devětkrát odzpívá svou. Když se vrátí, skládá list na malý čtvereček a pak na ještě menší; potom sní fík, pomalu, až ke stopce. „Už jdou,“ řekne a víc nic. Hledáš očima dopis. Na rtech má inkoust.',
    },
  },
  RIZ13: {
    text: 'Napříč cestou stojí prostřený stůl, dvě židle jsou volné a na konci ořezává pera písař s kloboukem staženým do očí. V čele sedí Zak. Tolik už toho o vás slyšel. Nabízí celý nový život, s rodiči, postelí a psem, písemně a komukoli z vás. Podepsat musí ten, na koho nezbude. Kalamář posune přesně doprostřed.',
    a: {
      label: 'Vyjednávat, dokud nedostane hlad',
      result:
        'Ptáš se na psa: jaký, čí, do kdy. Na rodiče. Na úterky. Za soumraku je dodatků čtrnáct a Zakovi se ozve žaludek. Na smlouvě krájí Ona sýr a fíky, na tři díly. Zak si ten svůj dlouho prohlíží; už léta s nikým nejedl a musí se mu říct, že smí začít.',
    },
    b: {
      label: 'Převrhnout stůl',
      result:
        'Inkoust, pera i ubrus letí do příkopu a zpoza plotů se řítí šedé kabáty, víc kabátů, než je plotů. Chytíš jednu smlouvu, druhou, celou hrst: jsou prázdné, do jedné, až na linku dole. Zak sedí, kde seděl, uprostřed cesty, a nemá před sebou nic.',
    },
    k1: {
      result:
        'Písař si posune klobouk z čela: je to Harl. Beze slova mu připomeneš, že ještě nejste kvit. Namočí pero a hodinu krásně píše. První smlouva platí, jakmile bude podepsaná druhá; druhá, jakmile bude podepsaná první. Zak si každou dvakrát přečte a kalamář zašroubuje vlastní rukou.',
    },
  },
  RIZ14: {
    text: 'Za tímhle kamenem už žádný není. Cesta běží dál, bílá a nečíslovaná, do oparu, který voní zametenou dlažbou. U všech ostatních se zastavovala Ona; u posledního už čeká, ruku má položenou navrchu a ohlíží se. Chce se ti za ní. Pošleš to dolů nohám, tak jako už devět let, a zpráva nedojde.',
    a: {
      label: 'Nechat se přenést',
      result:
        'Dřepne si, řekne, ať se chytíš košíku, a než si vymyslíš důvod, už tě nese. Je silnější, než vypadá. Devět let znáš cestu jen ty a teď nevíš, kam s rukama. Po třetím kroku začneš nahlas počítat, aby nemusela.',
    },
    b: {
      label: 'Rozbít milník',
      result:
        'Bušíš do večera. Pak se žula rozlomí jako bochník. Uvnitř sedí čerstvě namazaný mosazný pant, dvojče toho tvého; pohneš jím a kdesi vpředu v oparu vrznou dveře. Uděláš za tím zvukem dva kroky, než si toho všimneš.',
    },
    k1: {
      label: 'Ohlédnout se po cestě',
      result:
        'Odtud ji vidíš celou a u každého kamene stojí fíkovník, vysoký po kolena, jeden za druhým až dolů, kde to začalo. Nejbližší právě rozvíjí list. V botách se ti něco pohne. Levá vykročí první, po ní pravá, jako dvě muly, které ucítily stáj.',
    },
  },
  RIZ15: {
    text: 'Nikdo se tu už nepřeváží, ale převozníkova chatrč stojí dál. Uvnitř jsou až ke krokvím víčka a pokličky, na kotle, na dózy, na tabatěrky, sud plný těch nejmenších, všechno svázané po tuctech. Za pultem třídí žena. Má tvou tvář až po bradu, jen starší a míň ošlehanou. „Jedině po tuctu,“ řekne a nezvedne oči.',
    a: {
      label: 'Požádat jen o jedno',
      result:
        'Ruce se jí zastaví. „Jedno,“ opakuje jako slovo z řeči, kterou se mluvívalo doma. Zpod pultu vytáhne cosi malého, zabaleného ve flanelu. Na prodej to prý nikdy nebylo; rozbalit, až žádné nebude potřeba. Pak přece zvedne oči, od Ony k tobě, jako když se kontroluje součet.',
    },
    b: {
      label: 'Prohledat pult',
      result:
        'Drží zásuvky oběma předloktími. Víčka se kutálejí do všech stran. V jedné zásuvce je myš, ve druhé zrcadlo s tvou tváří, nebo s její, ve třetí půlka víčka, která nesedí k žádné z vašich. Když rachot ustane, klekne si na zem a začne znovu od jedné.',
    },
  },
  RIZ16: {
    text: 'Ulice jsou zametené a nikdo v nich není. Střelka se pro jednou nechvěje; vede do třetího patra, do dětského pokoje. Jedna kolébka, jedna dětská postel, jedno otevřené okno. Vedle tebe se zuje Ona a lehne si. Postel je jí akorát. Ve dveřích stojí Harl v šedém kabátě, oči na tvé krabičce, a schody za ním jsou šedé až dolů.',
    a: {
      label: 'Spojit víčko a zavřít krabičku',
      result:
        'Půlku k půlce a do mezery vosk z noční lampičky; bude muset stačit. Přiklopíš střelku víčkem. Krabička jednou tikne, jako hodiny, kterých se někdo zeptal. Na schodech se kdosi otočí a jde dolů, po něm další. Dívka se ve spánku převalí přes celou postel.',
    },
    b: {
      label: 'Bránit dveře proti šedým',
      result:
        'Schodiště je úzké a musí po dvou. První jde Harl, oči zavřené. Létá omítka, kolébka se převrhne, šedý knoflík skáče po schodech tři patra dolů. Dívka to všechno prospí, dlaň pod tváří, a záclona se zvedá a klesá, jako by za ni dýchal pokoj.',
    },
    c: {
      label: 'Dát krabičku Harlovi',
      result:
        'Bere si ji, jako když člověku podají dítě: nejdřív loktem a bez dechu. „Myslel jsem, že je těžší,“ vypraví ze sebe. Po celých schodech šedí smekají. Prsty spící dívky hledají něco na přikrývce, najdou lem a chytí se aspoň toho.',
    },
    k1: {
      label: 'Položit půlky na parapet',
      result:
        'Její a tvou, vedle sebe na slunce, ať se nedotýkají; ruce dáš pryč. Mezera se plní světlem, pomalu, jako šlápota vodou. Pak to cvakne. Víčko je celé a má jeden světlejší proužek, pod prstem teplý. Ve dveřích si Harl zakryje kloboukem oči.',
    },
  },
  RIZ17: {
    text: 'Krabička je zavřená a nic v ní netáhne. Na posteli se posadí Ona, sáhne po botách a ptá se, co je za den a jestli bude snídaně. Za branou vede jedna cesta, jdou po ní dva lidé a poprvé se nikdo nedívá na střelku. O padesát kroků dál se cesta dělí. Zastavíte se naráz a každý čeká, kudy se dá ten druhý.',
    a: {
      label: 'Nechat vybrat Onu',
      result:
        'Zahne doleva, hned, jako když se jde pro mléko. Devět let chodíš vpředu a něčí záda vidíš zblízka poprvé: cop, prach, jedna pata drhne. V poledne se zeptá, jak je to daleko. Nevíš. Ruka sáhne do kapsy po kompasu a najde fík, teplý od slunce.',
    },
    b: {
      label: 'Zůstat a nechat ji jít samotnou',
      result:
        'Odejde a neohlédne se, to ještě neumí. Vezmeš si pokoj s oknem a zjistíš, které prkno vrže. Každý rok leží na parapetu fík, zabalený v papíru zase z větší dálky, a ty ho zasadíš do květináče. Devátého roku je tam tolik listí, že se okno nedá zavřít.',
    },
  },
  RIZ18: {
    text: 'Střelka praskne, jako když se přetrhne vlas. Teď je jasné, jak to bylo míněno. V tomhle pokoji je Ona vzhůru jako ještě nikdy v životě; na prahu se jí podlomí kolena a za ním spí. Zkusíte to třikrát. Může zůstat a bdít, anebo jít s tebou a spát. Sedí na posteli, bradu na kolenou, a nechává tě přemýšlet.',
    a: {
      label: 'Nechat ji bdít u otevřeného okna',
      result:
        'Na cestu ti sepíše seznam: co stojí fíky, jak zní moře, jestli si slepice pamatují. Teď jsi člověk, který se vrací. Kompas nemáš, poslední kus poznáš podle tahů koštěte. Už zdálky svítí jedno okno, jediné v celém městě, a někdo se z něj příliš vyklání.',
    },
    b: {
      label: 'Přesto ji vynést ven',
      result:
        'V každých dveřích se tě něco chytí: vítr, rukáv, tvá vlastní kolena. Sedm ulic ti visí přes rameno a trochu chrápe. U brány otevře oči. „Mě se nikdo neptal,“ řekne Ona. Křičí, až v prázdných domech bouchají okenice, a dupe. Obě nohy má venku.',
    },
  },
  RIZ19: {
    text: 'Jakmile Harl vyjme střelku, vstane z krabičky, trochu ztuhle, muž ve stejném kabátě, jenom hnědém. Prohlédnou si jeden druhého a odejdou zavěšení do sebe. Stojíš v zametené ulici. Nahoře spí dívka, jejíž jméno ti ráno ještě leželo na jazyku. Kam že to vlastně chceš? Čekáš na to jako na kýchnutí. Nepřichází a není to nepříjemné.',
    a: {
      label: 'Začít od severu',
      result:
        'Ukáže ho mech, polední slunce, studená strana zdi. Sever je poctivý směr; nic po tobě nechce a neblíží se. Třetího dne se tě na cestu zeptá muž s klavírem. Ukážeš. Zanedlouho tlačíš, on jde vedle a jednou rukou hraje.',
    },
    b: {
      label: 'Chtít krabičku přece zpátky',
      result:
        'Šedí s tím počítali; udeří o chvilku později, padají líp, než je třeba, a jeden ti podrží dveře. Krabička tam leží převázaná stuhou. O tři ulice dál se střelka pohne. Ukazuje na tebe, ať ji natočíš kamkoli. Za tebou volá Harl čísi jméno. Je to jeho vlastní.',
    },
  },
})
