import { pages } from '../pages.ts'

export const chapter = pages({
  GRE0: {
    text: 'Lidem je s tebou dobře: máš velké tělo a pomalý krok, spravuješ ploty a na rukávech ti odpočívají včely. Poslední den své války, která se dál vede bez tebe, složíš k milníku svůj hněv, přikryješ ho vojenským kabátem, protože večer je studený, a jdeš domů nalehko. Když se pro kabát vrátíš, najdeš jen slehlou trávu. Dnes, po letech, přichází účet z hospody, o které slyšíš poprvé: dvě okna, jedenáct večeří.',
  },
  GRE1: {
    text: 'Přicházíš zaplatit, jenže k účtu mezitím přibyl stůl. Hospodská tě provází šenkem, jako se ukazuje vytopený sklep. Stůl leží na dvě půlky. V knize hostů stojí tvůj podpis, i s tím křivým G, protlačený přes čtyři listy. Na dvoře se scházejí muži. Hospodská si prohlíží tvoje ruce, které žmoulají klobouk. „Včera večer,“ řekne, „tě tu bylo víc.“',
    a: {
      label: 'Spravit stůl',
      result:
        'Lom běží po vláknech, od kraje ke kraji: jediná rána, dobrá, čistá. Tvoje by dopadla na totéž místo. Ohřeješ klih, nasadíš svěrky a sedíš u stolu celou noc. „Kde se tohle člověk naučí?“ ptá se hospodská. Myslí tím to spravování.',
    },
    b: {
      label: 'Zastavit muže, kteří se chtějí pomstít',
      result:
        'U koryta čekají tři, každý má na líci tytéž čtyři klouby, namodro. Zvedneš na usmířenou ruku; pasuje. Co přijde potom, je krátké a neohrabané a někdo se při tom pořád omlouvá. Nakonec sedíte všichni čtyři v řadě a podáváte si jeden mokrý hadr.',
    },
  },
  GRE2: {
    text: '„Ještě jednou,“ žadoní dítě na sloupku branky. „To s těmi vraty.“ Minulý týden přijeli biřici pro daně; v uličce jim vyšla naproti vrata od stodoly a za nimi, na tom se všichni shodnou, ty. Vrata dodnes leží v kopřivách a ve výšce klobouků mají šest důlků. Lidé vycházejí z domů a tisknou ti ruku. Kus dál se dva kluci šeptem hádají o měšec.',
    a: {
      label: 'Vyptat se na celý příběh',
      result:
        'S každým vypravěčem roste: ze šesti biřiců je dvacet, z vrat brána, z brány padací most. K večeru se ztiší. „A potom sedíš ve stodole, kam teď táhne,“ vypráví nejstarší žena, „a ptáš se, jestli se ještě bojíme. Přisednout si k tobě nikdo nechtěl.“',
    },
    b: {
      label: 'Vzít klukům měšec po biřicích',
      result:
        'V jistém smyslu tu zůstal pro tebe, vysvětlíš jim. Kluci zvednou oči, hodně vysoko, a chytí se měšce, jako se člověk chytá větve. Šev povolí a prachem se kutálejí mince a biřicova svačina. Menší kluk svírá řemínek, ještě když odcházíš, a sloupek u branky je prázdný.',
    },
  },
  GRE3: {
    text: 'Na dveřích obecní váhy visí přibitý list a z něj se dívá tvoje tvář. Kdo ji kreslil, kreslit umí: přeražený nos, zářez v uchu, límec zapnutý nakřivo. Jenom oči jsou cizí. Jednou už na tebe pohlédly, z vědra s vodou, v posledním roce tvé války. Odměnu už dvakrát zvýšili. Přes náměstí tě s plakátem porovnává několik mužů, rys po rysu.',
    a: {
      label: 'Najít kreslíře',
      result:
        'Bydlí za barvírnou a od té doby drží tužku oběma rukama. Kdo mu seděl, ten se prý hodinu nehnul; židle má ožehlé opěradlo. Lituje jenom těch úst. Pokoušela se o úsměv a on neměl odvahu ho nakreslit.',
    },
    b: {
      label: 'Vypořádat se s lovci odměn',
      result:
        '„Hledáte někoho jiného,“ řekneš jednou předtím, jednou při tom a jednou potom. Napotřetí ti uvěří. Ten z plakátu, míní jejich vůdce a jazykem si počítá zuby, by mu klobouk nezvedl. Prosí za prominutí. Jeden z nich ti dokonce zapne límec, jak se patří.',
    },
  },
  GRE4: {
    text: 'Přes opěradlo kuchyňské židle visí kabát a poznáváš ho dřív než místnost: ožehlá manžeta, kapsa, kterou tvá ruka zašila druhou válečnou zimu. Nechal ho tu cizí člověk, vypráví vdova, ještě za tmy, a šel dál v košili; v mrazu se z něj kouřilo jako z koně. Čtrnáct trhlin už zacelila. Chybí jeden knoflík. Podívá se na tvá ramena a na lavici ti udělá místo.',
    a: {
      label: 'Přišít s ní poslední knoflík',
      result:
        'Vdova drží látku, ty jehlu. Knoflík je rohový, z manželova svátečního saka; ten ho prý postrádat může. Potom tě nechá kabát obléct a otočí tě za ramena, jako asi kdysi otáčela jeho. Pořád je to tvoje velikost. V podpaží ještě hřeje.',
    },
    b: {
      label: 'Vydat se za ním mrazem bez kabátu',
      result:
        'Sníh roztál do tvaru dlouhých kroků, až na trávu. Z lesa si v nich přišli ohřát tlapy vlci a o místo se dělit nehodlají; jdeš mezi nimi krok za krokem s plaňkou v ruce. K večeru jsou ty kroky ještě delší. Kdo je udělal, dal se do běhu.',
    },
  },
  GRE5: {
    text: 'Ze stáje zbyly čtyři sloupy a pach. U pumpy padá tvé jméno; jak přijdeš blíž, utichne. Ale popel je měkký a všechno si pamatuje. Deset koní z něj vyšlo po dvou, žádný neklopýtl, a před prvním párem leží závora, vytažená, ne vylomená. Někdo otevřel vrata dřív, než začalo hořet. Vedle kopyt kráčí bota tvé velikosti.',
    a: {
      label: 'Přečíst stopy až do konce',
      result:
        'Za brankou se boty boří až po kotníky. Vedle kobyly by měla běžet drobná kopýtka a neběží; hříbě se neslo v náručí. Na zem se dostalo až pod jabloněmi. Tráva je tam sežehlá do tvaru někoho, kdo dlouho klečel.',
    },
    b: {
      label: 'Dostihnout skutečné žháře',
      result:
        'O tři míle dál si u brodu peče jablka pět mužů s rudými rukávy. Ruce mají čisté jako porodní bába. Zeptáš se na stáj a odpovědí ti tak, jak to mají nacvičené. Když se rozcházíte, jeden z nich sedí v bahně a obrací dlaně sem a tam, jako by mu je někdo půjčil.',
    },
  },
  GRE6: {
    text: 'U cesty si verbíř postavil stůl, prapor a železná kamna. Jakmile tě uvidí, vstane, napřed na zdravou nohu. „Místo ti držím,“ řekne a myslí to upřímně. Je to stolička těsně u kamen; nohy má zuhelnatělé a rekruti se odsunuli, kam až lavice stačí. V soupisu, pod nadpisem „navrátilí“, ještě neoschlo tvoje jméno.',
    a: {
      label: 'Vlídně odmítnout',
      result:
        'Poděkuješ, zeptáš se ho na nohu a odsuneš stoličku, aby se někdo nespálil. Sleduje přitom tvoje ruce a úsměv mu po kouskách zhasíná. „A takhle tě nechají chodit po světě?“ ptá se. „S prázdnou?“ Kulhá za tebou až k zatáčce a svou šálu už nazpátek nechce.',
    },
    b: {
      label: 'Odmítnout jeho vlastní řečí',
      result:
        'Stůl se převrátí a prapor s ním; rekruti vstávají z lavice podle výšky. Tvoje paže nic nezapomněly. Uprostřed toho sáhneš do sebe po tom, co se tam dřív ozývalo, jako se potmě hledá další schod, a noha projde naprázdno.',
    },
  },
  GRE7: {
    text: 'Předevčírem v noci prošlo touhle ulicí cosi a střechy po obou stranách sjely dolů. Tašky leží na cestě, ještě vlažné; lidé sedí mezi zčernalými trámy a dívají se, kdo přichází. Jen poslednímu domu zůstalo všechno, i prádlo na šňůře. Do prahu někdo vyřezal nožem tvoje jméno, docela pěkně, a pod ně: tenhle ne.',
    a: {
      label: 'Zeptat se, kdo tam bydlí',
      result:
        'Otevře muž se lžící v ruce a neutíká. Kdysi za války ležel v příkopě a nad ním stály tvoje boty; pak ty boty šly dál. Nevěřil, že si to pamatuješ. Nepamatuješ; účty vedl někdo jiný. Za ním u stolu dojídá polévku holčička s modrou stuhou.',
    },
    b: {
      label: 'Zadržet sousedy',
      result:
        'Proč zrovna ten jeden, chtějí vědět, a protože nevíš, házejí, co je po ruce: tašky, každý ze své střechy. Stojíš na prahu a chytáš, co se dá. Když ti stoh sahá ke kolenům, jeden stařec spustí paži, přepočítá ho očima a jde pro žebřík.',
    },
  },
  GRE8: {
    text: 'Uprostřed cesty ti kluk vtiskne do ruky dopis a pádí pryč. Písmo se naklání jako proti vichru; tečkami prosvítá den. Tvůj Hněv se má dobře, píše. Poznal kus světa a z většiny ho požádali, aby odešel. Zajímalo by ho, jak spíš. Podpis je tvůj, jen na něj padlo víc inkoustu.',
    a: {
      label: 'Poctivě odepsat',
      result:
        'Špatně, napíšeš, od té doby, co je takové ticho, jako v domě, kde se zastavily hodiny. Dům škrtneš a pak ho tam vrátíš. Adresu neznáš, a tak necháš list u cesty pod kamenem. Ráno je pryč a kámen hřeje jako bochník.',
    },
    b: {
      label: 'Rozjet se za poslem',
      result:
        'Za soumraku s ním na vypůjčené herce srovnáš krok. Brání se kameny, zuby i poštovní brašnou a je mu nejvýš dvanáct. Když vám oběma dojde dech, poví ti to: dostal stříbrnou minci a ránu, aby si pospíšil. Doma to prý bývá bez mince.',
    },
  },
  GRE9: {
    text: 'Na poledne je na bělidle tvým jménem domluven souboj. Lidé si vynesli lavice. Soupeř je starý; zaplatil pekaři, oblékl si čistou košili a kanára dal k sousedům. Co od tebe ve čtvrtek slyšel, veřejně opakovat nebude. Dává ti na vybranou ze dvou šavlí a palcem zakrývá rez na té, kterou si chce nechat.',
    a: {
      label: 'Omluvit se za cizí urážku',
      result:
        'Trvá to do jedné hodiny. Začneš čtvrtkem, o kterém nic nevíš; on ti napovídá slovo za slovem, dokud není urážka celá, a pak ji slovo za slovem bereš zpátky. Druhá půlka jde rychleji. Někdo už došel pro kanára a nese ho přes bělidlo pod šátkem.',
    },
    b: {
      label: 'Bojovat tak, aby prohráli oba',
      result:
        'Odrazíš, co by bolelo jeho, a pustíš, co bude bolet jen tebe. Nakonec sedíte oba v trávě, obě šavle jsou někde jinde a lavice nevědí, komu tleskat. Tohle potřeboval, řekne. Už deset let ho všichni jenom převádějí přes ulici.',
    },
  },
  GRE10: {
    text: 'Tak tady je, tvůj Hněv. Sedí na druhém břehu, o hlavu větší než ty, a jí chléb. Napřed odlomí kůrku. Drobky sbírá do levé dlaně a nechává si je nakonec, jak se to dělalo u vás doma. Tráva kolem jeho bot zežloutla. Poprvé se vidíš zvenčí. Hněv zvedne hlavu, dožvýká a zamává.',
    a: {
      label: 'Jíst stejným tempem',
      result:
        'Rozděláš si vlastní oheň a odlomíš kůrku. Sousto za soustem; když pije on, piješ i ty. Nad vodou se oba kouře k sobě nakloní a stoupají jako jeden. Než si do úst vysypeš poslední drobky, je místo naproti prázdné a ohniště pořádně zasypané hlínou.',
    },
    b: {
      label: 'Přebrodit řeku a podat mu ruku',
      result:
        'Uprostřed tě řeka chytí za opasek a chvíli se s ní musíš přít. Na břehu napřáhneš mokrou ruku. Ta, která ji stiskne, je studená; všechen žár je jenom zvenčí. Hněv se třese až po rameno a dlouho ti něco hledá v obličeji. Doufal, že se budeš zlobit.',
    },
  },
  GRE11: {
    text: '„Ty ho zastupuješ,“ řekne rychtář. Zítra přijdou Nekrvaví pro obilí a pro syny a čtyřicet komínů si chce najmout tvůj Hněv: na jednu noc, i se stravou. Složili se, jak kdo mohl: peníze za vejce, křestní lžička, tři snubní prsteny na provázku. Sepsali také, co se smí rozbít. Pekárna je podtržená dvakrát. Ta ne.',
    a: {
      label: 'Naučit je dělat zátarasy a příkopy',
      result:
        'Ukážeš jim, co plot dokáže, když se myslí vážně: tady příkop, tam prkna, vrátka, která se otvírají jedině do hnojůvky. Kope se při lucernách, rychtář v ponožkách, aby šetřil boty. Na jednu noc to postačí. Před svítáním se přiblíží bubny, zarazí se a pak se ozve klení, odkudsi zdola.',
    },
    b: {
      label: 'Odvést práci místo něj',
      result:
        'Máš sílu; málem by se na to zapomnělo. V nejužším místě ulice děláš s vojem od vozu, co je třeba, a cítíš z toho tolik co mlýn z mouky. Za rozbřesku ti ženy přinesou snídani. Položí ji na zem a odcházejí pozpátku.',
    },
  },
  GRE12: {
    text: 'Holčička na zídce má hřeben, kterému zbyly čtyři zuby, a hned ví, kdo jsi. Včera tu celý večer seděl tvůj Hněv, na zemi, aby na něj dosáhla, a nechal si od ní plést copy, i když mu vlasy jiskří. Ani jednou neřekl au. „A pak začal buben,“ řekne. Odešel uprostřed posledního copu. Za kopcem se bubnuje pořád.',
    a: {
      label: 'Naučit se od ní plést copy',
      result:
        'Přes, pod, pustit. Zkoušíš to na třech stéblech, na kravském ocase, na třásních jejího šátku. Přes a pod umějí tvé prsty už v poledne; to pouštění trvá do večera. „Taháš,“ řekne trpělivě a položí na ně svou malou dlaň. „On taky tahal.“',
    },
    b: {
      label: 'Rozbít kvůli ní buben',
      result:
        'Kůže, rudá šňůra, královská pečeť: buben je vysoký jako stůl a šest mužů s rudými rukávy má svůj názor na to, kdo se ho smí dotknout. Nakonec se po stráni kutálí osamělá obruč a holčička nahlas počítá, kolikrát nadskočí. Za dalším hřebenem vypadne z rytmu jiný buben.',
    },
    k1: {
      label: 'Zeptat se na dům, který zůstal stát',
      result:
        'Ano, je odtamtud; každé ráno překračuje tvoje jméno, pravou nohou napřed. „Tak to si vezmi tohle,“ řekne, vytáhne si z vlasů modrou stuhu a dvakrát ti ji ovine kolem zápěstí. On ji prý pozná. Od včerejška má ožehlé konce.',
    },
  },
  GRE13: {
    text: 'Pokladník Rudého krále má kancelář ve voze se závěsy a papíry v pořádku. Kupní smlouvu ti ukáže ochotně: Hněv, jeden kus, zachovalý. Pod ní je otisk palce, tvůj. Prodávající se dostavil osobně, shýbl se pod lampou a část ceny vybral v naturáliích: jednu přikrývku. „Dodáno a převzato,“ řekne pokladník a přitiskne piják na řádek, který dávno oschl.',
    a: {
      label: 'Napadnout smlouvu pro chybu formy',
      result:
        '„Ten palec je levý,“ řekneš. Pokladník si sundá brýle. Levým se smí ručit, půjčovat a žehnat dobytku; o prodeji si musí něco přečíst. Listuje, dokud nedohoří svíčka. Hněvu prý řekli, že přijdeš, utrousí a ani nezvedne oči. Od té doby s ním není žádná práce.',
    },
    b: {
      label: 'Vzít si smlouvu zpátky',
      result:
        'Dolů letí závěsy, pak lampa, pak dva strážní s čistýma rukama a pořádný kus vozu. Papír ti popálí prsty, trošku, jako vzpomínka na kamna. Do večera je v místě palce díra s hnědým okrajem. Zvedneš ji k očím a vede jí cesta k tvému domu.',
    },
  },
  GRE14: {
    text: 'Klec uprostřed tábora by neudržela slepici: vrbové proutí, háček z drátu a dvířka dokořán. Tvůj Hněv v ní sedí s koleny u brady; vestoje by ji měl na hlavě jako klobouk. Muži s rudými rukávy mu dnes už třikrát poručili vyrazit. Jenže slyšel, že přijdeš, a tak zůstává tam, kde ho budeš hledat nejdřív.',
    a: {
      label: 'Sednout si do klece k němu',
      result:
        'Místa je akorát, koleno na koleno. Hněv se odsune se zdvořilostí velkých lidí a nechá ti půl přikrývky, která voní kouřem. Je tu tepleji než doma. Venku se hlídači dohadují, kdo tu hlídá koho. K noci začne sněžit, všude, jen na klec ne.',
    },
    b: {
      label: 'Napřed vyhodit hlídače',
      result:
        'Je jich osm a Hněv počítá s tebou. Sleduje ti nohy; u třetího sykne skrz zuby, u pátého ti dvěma prsty ukáže: níž. Když už se nikomu nechce pokračovat, vstane, sundá si klec přes hlavu a pověsí ji na větev, aby o ni nikdo nezakopl.',
    },
  },
  GRE15: {
    text: 'Z kopce je vidět tvůj dům a po cestě k němu běží, tvým vlastním krokem, tvůj Hněv. Utekl a míří domů. Za ním se žene všechno, co kdy začal: rudé rukávy s provazy, biřici, hostinští s účty, psi. Pěšinou tam budeš dřív. Jenže branka, kterou vždycky zavíráš na petlici, je otevřená a někdo ji zapřel kamenem, aby ti nezapadla před nosem.',
    a: {
      label: 'Zajistit dveře prkny a klíny',
      result:
        'Ploty ti jdou od ruky a dům je jen plot s víkem. Prkna, klíny, kuchyňská lavice; Hněv drží hřebíky mezi zuby a podává ti je po jednom, aniž si o ně řekneš. Venku se buší až do tmy a uvnitř bušíš ty. Po první hodině je to týž takt.',
    },
    b: {
      label: 'Postavit se v brance vedle něj',
      result:
        'On se postaví k levému sloupku, ty k pravému. Je to už pár let, ale doléháte k sobě jako dvě křídla dveří. Co přijde po cestě, přijde až sem. Pozdě večer, když se prach usadí, ho vidíš obcházet tvůj plot a jedním prstem narovnávat plaňky.',
    },
    k1: {
      label: 'Položit na cestu svůj kabát',
      result:
        'Rozložíš ho do prachu u hrušky, podšívkou dolů. Hněv se zastaví, jako by se zastavil každý, a obléká se: levý rukáv, pravý rukáv, knoflík po knoflíku až k tomu rohovému. Ti za ním doběhnou a zastaví se taky. Do někoho, kdo si zapíná kabát, se nebije. Psi si sednou.',
    },
  },
  GRE16: {
    text: 'Samozřejmě je tu dřív než ty. Zametenými ulicemi bezejmenného města vedou ožehlé stopy až do síně s psacím stolem. Generál za ním už nemá armádu, jen dosud opětuje její pozdravy. Před ním leží kniha s jedním volným řádkem. Podává tvému Hněvu pero: jedno přání, za všechno, co není odpuštěno. Hněv je sevře, jako ty držíš kladivo. Pak se po tobě ohlédne.',
    a: {
      label: 'Poprosit ho, ať jde domů',
      result:
        '„K čemu?“ zeptá se. Poprvé slyšíš jeho hlas: chraptí a je o kousek výš než tvůj. Myslíš na ploty, na ticho, na postel s jediným důlkem. „Je toho hodně, co mi nemělo být jedno,“ řekneš. Přemýšlí o tom tak dlouho, až na peru zaschne inkoust.',
    },
    b: {
      label: 'Vzít mu pero',
      result:
        'Je to rvačka, kterou si dlužíte celé roky, a každou ránu znáte oba nazpaměť. Praskne stůl, po něm okno, po něm řada židlí. Nikdo nekřičí. Z ulice to musí znít, jako když se někdo stěhuje. Jednou se zpod vás vykutálí pero a generál zvedne nohy, aby mohlo projet.',
    },
    c: {
      label: 'Nechat ho jít, kam chce',
      result:
        'Ustoupíš ode dveří. To nečekal. Dívá se na pero, na ulici, na tebe a obočím se ptá, kde je háček. Pak položí pero rovnoběžně s hranou stolu a poprvé od vašeho rozchodu neví, kterou nohou začít.',
    },
    k1: {
      label: 'Podat mu ruku jako u řeky',
      result:
        'Dlaní vzhůru, jako u řeky. Hněv odloží pero, otře si prsty o kalhoty, jak vás to oba učili, a stiskne. Tentokrát má ruku teplou, až do kosti. Generál se dívá na ty dvě dlaně; jeho vlastní, na psací podložce, se pootevřela.',
    },
  },
  GRE17: {
    text: 'Vstupuje hrudní kostí, bokem, jako když někdo s kufry přistupuje do plného dostavníku, a omlouvá se. Chvíli oba hledáte místo. Pak ti udeří srdce a je to pěst do stolu. Všechno se vrátilo s ním, ten rok, ten příkop, ta jména, a všechno se hlásí o slovo. Generál se ptá, jestli ti není zle. Pero leží na stole, řádek je pořád volný.',
    a: {
      label: 'Plakat za ty druhé',
      result:
        'Začne to jedním, klukem, jehož chléb zůstal ve tvé torně, a pak jdou další, šedesát let dalších, bez ohledu na hodnost. Generál ti vezme klobouk, aby nezmokl, a drží ho napřed za krempu, potom na prsou. Když se rozední, zeptá se na jedno jméno. Máš i to.',
    },
    b: {
      label: 'Jednou udeřit do stolu',
      result:
        'Dobrá, čistá rána, po vláknech. Stůl si to rozmyslí a lehne si na dvě půlky; kniha sklapne, po peru ani stopy. Ruka bolí; bude tedy tvoje. Druhá rána v tobě není. Po chvíli se generál zeptá, jestli se to dá spravit. Přejedeš prstem po lomu. Dá.',
    },
  },
  GRE18: {
    text: 'Jeden z vás leží na podlaze mezi kusy stolu a těžko říct který. Ten, kdo stojí, má klidnou ruku; ten, kdo leží, dýchá po tvém. Hledáš se v okenní tabuli a je v ní jediná tvář, která taky čeká. Generál opakuje svou nabídku tomu, koho se týká: pečeť, válečná pokladna, vrchní velení.',
    a: {
      label: 'Spravit psací stůl',
      result:
        'Klekneš si, roztřídíš kusy podle vláken a požádáš generála o klih. Podle toho víš, kdo jsi. U druhé nohy se z podlahy natáhne ruka, přidrží ti spoj a drží, dokud neztuhne. Když povolíš svěrky, spočítáš ruce: dvě.',
    },
    b: {
      label: 'Přijmout generálovu nabídku',
      result:
        'Do večera přicházejí všemi ulicemi: ti, kterým nikdo nezaplatil, ti, kterým nikdo neodpustil, ti, kdo se už roky nezuli. Konečně armáda, se kterou se dá zlobit. Dostaneš klíč od válečné pokladny a jedeš v čele, o hlavu větší než dnes ráno. V první vesnici žena sundá dítě ze sloupku branky a zavře okenice.',
    },
  },
  GRE19: {
    text: 'Dva lidé opouštějí město dvěma branami. Generál mává z okna, napřed doleva, pak doprava. Ty se vracíš ke svým plotům; kam má namířeno tvůj Hněv, se nedozvíš. Jen občas přijde účet: vrata od stodoly, dvě okna, jednou čtyřicet knedlíků a nocleh. Pero už papírem neprochází.',
    a: {
      label: 'Zaplatit a připsat vzkaz',
      result:
        'Odpočítáš peníze a dolů připíšeš: Jak spíš? Na odpověď čekáš celou zimu. Přijde na rubu plakátu s odměnou, drobným, pečlivým písmem: Většinou až do rána. A ty? Otočíš list. Tvář na druhé straně se mezitím naučila usmívat.',
    },
    b: {
      label: 'Jednou do roka s ním zápasit',
      result:
        'Řeka na půl cesty, první den mrazů. Zápasíte do tmy, beze slova; některý rok váží víc on, některý rok ty. Potom se každý přebrodí na svůj břeh a odlomí si kůrku. Sedláci z okolí to ukazují dětem: tamhle dva ohně, a podívej, jeden kouř.',
    },
  },
})
