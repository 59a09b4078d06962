import { pages } from '../pages.ts'

export const chapter = pages({
  TAN0: {
    text: 'Prodáváš rok v tisku: měsíční fáze, trhy, svátky, kdy sít a kdy pouštět žilou. Tvému kalendáři věří kdekdo a ty také, až na jeden arch. Mezi osmým a desátým srpnem vyjde pokaždé o řádek kratší, ať ho sázíš jakkoli, a papír je v tom místě tenčí. Ten den není v žádném deníku a nikomu nechybí. K večeři prostřeš druhý talíř, chvíli se na něj díváš a zase ho uklidíš.',
  },
  TAN1: {
    text: 'Žena položí na pult tvůj kalendář, otevřený, a chce zpátky peníze. Syn se jí prý narodil den po osmém, jenže den po osmém je u tebe desátého. Kluk sedí opodál na balících papíru, podle zubů desetiletý, a klátí nohama. Dort ještě nikdy neměl. „Tak kdy to teda je?“ zeptá se. „Aspoň zhruba.“',
    a: {
      label: 'Dát mu vlastní narozeniny',
      result:
        'Jsou na jaře, vysvětlíš mu, s deštěm a s ředkvičkami. Prohlíží si nabídku jako koně na trhu a pak ti podá ruku. Škrtneš v kalendáři své jméno a napíšeš tam jeho. „Na faře,“ řekne ve dveřích matka, „mají po osmém taky desátého.“',
    },
    b: {
      label: 'Hledat datum v jeho tváři',
      result:
        'Každý obličej je někde datovaný: za ušima, u kořínků vlasů. Kluk drží a z dlouhé chvíle si brouká. Čtyři takty, díra na jedno nadechnutí, čtyři takty. Noha ti k tomu podupává, a přitom netancuješ. „To hraje ten s flašinetem,“ řekne kluk. Matka odejde bez peněz.',
    },
  },
  TAN2: {
    text: 'Farní knihy stojí ve vlhké skříni a klíč od ní nosí kostelník na šlích. Křty, pohřby, počasí, všechno jedna ruka. Položíš osmého vedle desátého. Totéž pero, tytéž kličky, jen inkoust je desátého unavený: opírá se o linku, mezi slovy si sedá. To dělá vlhko, soudí kostelník. Účty za svíčky leží vedle v suchu; přes ulici právě otevírají hospodu.',
    a: {
      label: 'Porovnat účty za svíčky',
      result:
        'Osmého čtyřicet, desátého devětatřicet a za tu čtyřicátou se nikdo nepodepsal. Najdeš ji za křtitelnicí: oharek vyhořelý až na kámen, a nikdo ho nezapálil. Ve vosku vězí pšeničný klas. Kostelník nese oharek k oknu a dlaní ho cloní, jako by na něm ještě bylo co sfouknout.',
    },
    b: {
      label: 'Pozvat kostelníka na skleničku',
      result:
        'Po druhé skleničce to přizná. Jednou do roka, v noci po osmém, sedí na schůdkách za sakristií a pláče až do světla. Důvod nemá; je to zvyk jako natahování hodin a kapesník si chystá předem. Nedávno mu za něj nějaký pán v šedém nabízel peníze. Za nevypraný.',
    },
  },
  TAN3: {
    text: 'U pumpy stojí flašinetář a z jeho stroje jde klukova písnička. Po čtvrtém taktu se utrhne; válec se točí dál a na jedno nadechnutí běží pod páčkami pruh bez jediného kolíčku. V tom nadechnutí se zastaví celá ulice: džbán pod rourou, kladivo ve vzduchu. Potom hudba pokračuje a lidé jsou na sebe zlí. „To dělá vždycky,“ řekne flašinetář. „Většinou jsem pryč dřív, než jim to dojde.“',
    a: {
      label: 'Ohmatat holý pruh',
      result:
        'Zavřeš oči a čteš válec prsty jako sazbu. Dírky tu jsou všechny, dvě stovky, zahlazené voskem. Kdo kolíčky vytahal, bral je po jednom a nic nepohmoždil: buď zlatník, nebo někdo, kdo umí dítěti vytáhnout třísku. Jen u té úplně poslední je dřevo vytržené.',
    },
    b: {
      label: 'Bránit stroj před davem',
      result:
        'Přicházejí s kbelíky a s válečkem, jedna s napůl oškubanou slepicí. Stojíš zády ke stroji a snášíš, co přilétá. „Vraťte to,“ křičí pekař. Co, zeptáš se. Spustí pěst, přemýšlí a začne se mu třást brada. Na rohu stojí muž v šedém a počítá, kdo pláče.',
    },
  },
  TAN4: {
    text: 'Dlouhé pole nikdo nežne. Osmého večer stojí v klasech, desátého ráno ve snopech a v celé vsi není kosa, která by prošla máslem. Sousedé se o tom poradili a neděkují nikomu určitému. Jen poslední snop se jim nechce vozit domů, ten spálí se strništěm. Dnes je osmého.',
    a: {
      label: 'Přespat tu noc na poli',
      result:
        'Lehneš si do brázdy a pšenice se nad tebou zavře. K půlnoci zvon a pak zpěv žen, docela blízko, jedna z těch písní, při kterých se pracuje. Zvedneš hlavu, ať na ně vidíš. Je desátého, bílý den, na snopech rosa. Pod krkem máš složenou zástěru, to aby ti netáhlo.',
    },
    b: {
      label: 'Prát se s ohněm o poslední snop',
      result:
        'Desátého v poledne zapálí strniště ze všech čtyř rohů. Jdeš dovnitř s mokrým pytlem. Vítr se otočí a hoši s hráběmi tlučou do plamenů a do tebe bez rozdílu. Poslední snop nedrží povříslo, ale bílé hedvábí, na jednom konci ožehlé, s mašlí, jakou mívají nevěsty na kytici.',
    },
  },
  TAN5: {
    text: 'Muž v šedém si na návsi rozložil stůl a vykupuje staré kalendáře. Každý podrží proti slunci, nahmátne srpen, a je-li list mezi osmým a desátým dost tenký, platí: ve čtvrtcích, na lístcích s kolkem, k použití kdykoli. Staří manželé si jich odnášejí šest. Štos u jeho lokte je už vysoký jako člověk a celý pochází z tvého lisu.',
    a: {
      label: 'Schovat ten jeden list',
      result:
        'Z titulu řemesla si řekneš o jeden výtisk a odvrátíš se zakašlat. List vyjde ven bez hlesu. Z tvého lisu není: žádné číslo, žádný okraj, na líci ani na rubu nic. Pod košilí hřeje jako talíř, který ti někdo nechal na plotně. Muž v šedém prohmatá zbytek, zamračí se a dá za něj středu.',
    },
    b: {
      label: 'Jít za ním k vozu',
      result:
        'Jdeš za jeho lucernou až do úvozu. Na voze stojí dvanáct tisíc kalendářů, seřazených podle majitelů od A do Z. Jsi u S, když tě popadnou dva nosiči; tlučou bez hněvu, jako se klepou koberce, a převrhne se koš s klobásami. Zdola mezi loukotěmi vidíš písmeno T. U tvého jména je vynechané místo, široké na jeden kalendář.',
    },
  },
  TAN6: {
    text: 'Mniši z jiné hory, kteří tudy procházejí, počítají měsíc na bohoslužby a tenhle jim nevychází. Konalo se jich osm, zvon zvonil devětkrát. Nepřou se, jen ho nechtějí nést dál. A tak ho pověsí na dvoře hostince, kde nocuješ, ukloní se a nechají ho tobě. Jejich kalendář, který by věc rozhodl, je ve věži u lupičů.',
    a: {
      label: 'Zazvonit podeváté',
      result:
        'Zatáhneš jednou za provaz. Zvuk je hlubší, než na jaký má tak malý zvon nárok. „Už běžím,“ zavolá na dvoře žena, udýchaně a s radostí. Petlice u vrátek, rychlé kroky po štěrku, někdo postaví kbelík. Dvůr je dlážděný. Bronz dozní a nikdo nejde.',
    },
    b: {
      label: 'Přinést kalendář z lupičské věže',
      result:
        'Lupiči ho mají pod kratší nohou stolu. Je tam hodně stoliček a muž s naběračkou. Ve rvačce se svitek vysmekne a běží po schodech z věže, měsíc za měsícem. Mezi osmým a desátým stojí jméno, jediné slovo, přeškrtané tak silně, že prosvítá kámen.',
    },
  },
  TAN7: {
    text: 'Soudce si tě dal zavolat, protože se vyznáš v datech. Spis 212: žaloba, rozsudek, katova stvrzenka a sám provaz, stočený, s visačkou. Vykonáno den po osmém. Po odsouzeném není stopy, jen rov za zdí, který si nechce sednout, a pověst, že kdosi jemu velmi podobný vaří psancům. „Rád bych věděl,“ řekne soudce, „jestli jsem to udělal.“',
    a: {
      label: 'Žádat dodatečné zproštění',
      result:
        'Vyslechne tě v plném taláru; na židli obžalovaného leží provaz. Mluvíš o dni, za který se nikdo nezaručí. Za šera napíše přes starý list „zproštěn“ a vysuší to pijákem. Za zdí si něco vydechne. Rov se propadl a dole není nic.',
    },
    b: {
      label: 'Hledat ho mezi psanci',
      result:
        'Psanci vítají hosty klacky. Potom dostanou polévku všichni, ať stáli na kterékoli straně. Kuchař má šátek až po bradu a omlouvá se ti za lžíci. Jestli žije? Nechtěl by říct nic nepřesného. Když myslí, že se nikdo nedívá, přiloží si dva prsty na zápěstí a počítá.',
    },
  },
  TAN8: {
    text: 'Pro čisté košile a papír se na noc stavíš doma. Za dveřmi ložnice stojí skříň. Celá léta ji oprašuješ, tapety končí u jejích hran, a otevřít ji tě nikdy nenapadlo. Dnes visí dvířka na jednom pantu. Uvnitř jsou modré šaty a nic víc. Přehodíš je přes židli u druhého talíře a jdou k němu jako hrnek k podšálku.',
    a: {
      label: 'Přečíst značku v límci',
      result:
        'Uvnitř límce někdo červeně vyšil pět písmen. Přečteš je jako sazbu, zprava doleva, a potom jako jiní lidé: Marys. V kapse je skleněný knoflík a drobné z nějakého trhu. Vyslovíš to nahlas. Kočka, která v životě na nic neslyšela, vyleze zpod kamen a podívá se na dveře.',
    },
    b: {
      label: 'Spravit pant a skříň zavřít',
      result:
        'Pověsíš šaty zpátky a utáhneš dva nové šrouby. Dvířka zavřeš, jako se zavírá, když někdo spí. Zavržou na dva tóny, druhý je výš, asi jako když se říká dobré ráno. Namažeš je; zavržou znovu. Později u plotny, nad polévkou pro dva, se přistihneš, že jim odpovídáš.',
    },
  },
  TAN9: {
    text: 'Na tomhle trhu je už pěkně dlouho úterý. Překupník prodává dny navíc, a protože úterky jsou nejlevnější, každý si přikoupil druhý a třetí: dvojčata, k nerozeznání. Dvojí práce, dvojí tržba. Všichni mají prsteny a modro pod očima. Sýrařka odvažuje zlato a ptá se tě, co chodívalo potom; má to na jazyku.',
    a: {
      label: 'Prodat jim den klidu za cenu papíru',
      result:
        'Vysázíš ho na místě, jeden řádek verzálkami, a chceš jen tolik, co stál papír. Obracejí lístky a hledají návod. Co se v ten den dělá? Sedí se, řekneš. Posadí se na bedny, zpříma, ruce na kolenou, jako před malířem. Po hodině klesne první hlava sousedovi na rameno.',
    },
    b: {
      label: 'Převrhnout překupníkův stánek',
      result:
        'Překupník má tři pomocníky, kteří tuhle ránu znají z jiného úterka a vědí, kam si stoupnout. Padají prkna, padají sklenice. Z té nejmenší vyklouzne hodina, podle barvy podvečerní, a s chichotem uteče pod stoly. Půl trhu za ní leze po kolenou. Na prknech je zespodu křídou křížek.',
    },
  },
  TAN10: {
    text: '„No konečně,“ řekne malíř a otočí stojan. Je na něm svatba a je tvoje. Začal s ní osmého, pokračoval desátého a od té doby se nehnul z místa. Tety, houslista, pes pod stolem; uprostřed ty, s paží kolem ničeho. To nic je holé plátno a má ramena a pas. Malíř má naspěch: po městě chodí lidé, kteří z obrazů vyřezávají tváře.',
    a: {
      label: 'Sedět mu modelem až do tmy',
      result:
        '„Na mě se nedívej,“ řekne. „Dívej se, kam chceš.“ Někam se člověk dívat musí, a tak hledíš na holé místo. Maluje u okna, pak u kamen, pak po hmatu. Maluje prý to, co vidíš. O půlnoci leží na plátně ve tvé dlani jiná dlaň a na palci má tiskařskou čerň.',
    },
    b: {
      label: 'Bránit obraz před vyřezávači',
      result:
        'Přijdou přes balkon s krátkými noži a se seznamem. Ve tmě jsou to samé lokty a terpentýn a stojan spadne na všechny. Když lampa zase svítí, chybějí tváře dvěma tetám a houslistovi; u tvé nůž teprve začal. Mezera uprostřed je netknutá. Na seznamu nebyla.',
    },
    k1: {
      label: 'Říct plátnu to jméno',
      result:
        '„Marys,“ řekneš, ne moc nahlas, spíš plátnu než jemu. Malíř sáhne po nejtenčím štětci a přestane se na tebe dívat; poslouchá. Když se rozsvěcejí lampy, je na holém místě ucho, levé, s malou jizvou na lalůčku. Vzpomeneš si na tu husu.',
    },
  },
  TAN11: {
    text: 'Za provaznickou dráhou stojí sklad šedokabátníků a v něm až po krov sudy se dny. Každá řada voní jinak: senem, kostelem, sněhem. Hlídačům se platí nocemi, které jiní nepotřebovali; střídavě je vyspávají a občas některý zavolá na dítě, které není jeho. Každý sud má vypálené datum, jen v poslední řadě chybí.',
    a: {
      label: 'Najít sud podle zvuku',
      result:
        'Jdeš podél řady s uchem na dřevě. Velké prádlo. Hádka, dlouhá. Potom zvony, déšť, po dešti výkřik a něčí nohy, které běží po prknech. Zůstaneš tam, dokud se hlídač neobrátí na druhý bok. Na visačce je odesílatel: jedna vesnice, jedna žena. V kolonce povolání stojí „plete“.',
    },
    b: {
      label: 'Vloupat se dovnitř střechou',
      result:
        'Povolí třetí taška. Dopadneš na horní řadu a horní řada padá s tebou; devět sudů praskne a je několik večerů naráz: rorýsi, dechovka, první sníh, čtyři hlasy volají někoho k večeři. Hlídači se tím potácejí a ohánějí se po rorýsech. Fialové a vlažné to všechno odtéká ke kanálu.',
    },
  },
  TAN12: {
    text: 'Druhou židli má přichystanou; dřív nebo později prý každý přijde. To přání bylo její. Devátého se jí utopilo dítě, a tak chtěla, aby devátého nebylo, a nebylo. Že s sebou vezme všechny, kdo v něm skončili, a to od jejich prvního dne, jí řekli až potom. Dneska už ví, kolik jich je. Stařena při tom neodloží jehlice. Rukávek, dětský, sahá až ke dveřím.',
    a: {
      label: 'Zůstat, dokud to nedopoví',
      result:
        'Lampa se musí dvakrát dolít. Bylo mu šest, pískal mezerou mezi zuby a na most měl zakázáno. Nikdo jiný si na něj nevzpomíná, to k tomu patřilo. Tobin, řekne nakonec, jako by ti něco půjčovala. Zopakuješ to po ní. Na délku jednoho očka jehlice utichnou.',
    },
    b: {
      label: 'Vyčíst jí, co vzala',
      result:
        'Křičíš, pak máš v rukou židli a v místnosti jsou sousedé. Stařena přikývne na každou větu a neujede jí ani očko. Pro ty, kdo přijdou, má odložený chléb a kameny ze své brože; najdeš je cestou po kapsách. Za tebou ve vsi zhasínají okna, jedno po druhém.',
    },
  },
  TAN13: {
    text: 'Muž na rozcestí sklopí zadní čelo vozu a zboží nechválí. Jeden sud. Devátý srpen, řekne, jako by to bylo datum jako každé jiné: kopie, vlastní práce, je v ní všechno až na večer. Večer ne a ne vyjít, zkoušel ho dvakrát. Na ukázku ti odtočí náprstek dopoledne. Voní škrobem a mokrými kopřivami.',
    a: {
      label: 'Podívat se jen na ráno',
      result:
        'Přiložíš oko k otvoru. Kuchyně, tvoje, s cizími záclonami; záda skloněná nad plotnou, mouka v copu. „Kolik vajec?“ ptá se nějaký hlas a tvůj s plnou pusou odpoví, že dvě. Záda se rozesmějí. Muž opatrně zarazí zátku. Kroužek od sudu máš kolem oka až do noci.',
    },
    b: {
      label: 'Vzít si celý sud',
      result:
        'Ty držíš jednu obruč, on druhou, a tak to jde dolů z náspu, chvíli jsi navrchu ty, chvíli on. V příkopě se sud zastaví; ze spáry kape světlo. Muž si sedne vedle a pláče. Byl to jeho nejlepší. Vůbec ho nechtěl prodat, chtěl jen, aby se někdo podíval.',
    },
  },
  TAN14: {
    text: 'Dávno před úsvitem se na kopci rozezvoní zvon, bez provazu a bez zvoníka. Za ním přichází ráno, druhé, řídké, a vstává tam, kde ráno nemá co dělat, na severu. Budí se ptáci. Na všech tvých papírech se rozpíjí datum. Vyňatý den chce, aby ho někdo žil, a po silnici stoupají v nočních košilích lidé, kteří se do něj chtějí dostat.',
    a: {
      label: 'Konejšit den hodinu po hodině',
      result:
        'Jdeš vedle něj a mluvíš s ním jako s koněm: čtvrtá, hodná; pátá, jen klid. V osm si nechá dát ohlávku. Poledne je nejhorší; vzepne se, stíny zalezou pod své majitele, a ty mluvíš dál, o ovsu, o ceně papíru. K večeru dýchá pokojně a jde po silnici za tebou, trochu vlevo.',
    },
    b: {
      label: 'Zastoupit jim cestu',
      result:
        'Skoro každý z nich někoho ztratil; proč by jinak člověk běžel za dnem. Kovář s dětským čepečkem v pěsti, dvě sestry, stařec, který říká jen „pusťte mě“. Strkáš a strkají tebe a mezitím se naučíš jména, která volají. Potom světlo klesne zpátky. Na silnici zůstanou trepky, několik desítek, všechny špičkou k severu.',
    },
    k1: {
      label: 'Zastavit srdce zvonu rukou',
      result:
        'Tenhle hlas už jednou zvonil tvou rukou. Počkáš na zhoupnutí a vložíš dlaň mezi srdce a plášť. Bolí to, asi jako když se o tebe opře kráva. Bronz se chvěje a potom zatají dech. Počká na tebe, tolik zápěstí pochopí, až do města. Řídké světlo se nad polem složí jako ubrus.',
    },
  },
  TAN15: {
    text: 'Muž pod ukazatelem se zeptá, kolik je hodin, a z odpovědi má upřímnou radost. Tam, kde bydlí, jsou pořád asi čtyři: jediné odpoledne po dešti, už od osmého, a po obou stranách snopy. Ven chodí jen pro sirky. Koho tam člověk potká? Skoro nikoho. Jednu ženu na mostě. Čeká prý, dodá a přeměří si tě očima, na někoho zhruba tvé výšky.',
    a: {
      label: 'Projít s ním míli toho dne',
      result:
        'Vedle ukazatele sejde z cesty a ty za ním. Kaluže, sláma, skřivanů bezpočet. Stíny ukazují doleva a ani po míli se nepohnou o jediné stéblo. Daleko vpředu se cosi bílého naklání přes zábradlí. „Blíž už to nejde,“ řekne muž. Zpátky na silnici máš všechny kapsy plné zrní.',
    },
    b: {
      label: 'Dát mu pro ni dopis',
      result:
        'Není dlouhý. Jako adresu uvedeš: na mostě. Muž si ho vloží do klobouku, zeptá se, co to má v klobouku, vyslechne odpověď, přikývne a zase zapomene. Třikrát se cestou zastaví, vyndá ho a oběma rukama uloží zpátky. Potom je z něj klobouk mezi snopy a pak už jen snop.',
    },
  },
  TAN16: {
    text: 'V Archivu bezejmenného města leží pod sklem dny, které si někdo přál nemít. Ten tvůj je dlouhý jako dlaň, matně stříbrný jako ryba a občas sebou mrskne. Na štítku stojí, kdo v něm skončil: Tobin, šest let; Marys, vdaná, a dál tvoje adresa. Na lavici plete stařena dětský rukávek. Přála si to ona, kvůli Tobinovi. „Věděla jsem, že přijdeš,“ řekne. Klíč visí na hřebíku.',
    a: {
      label: 'Otevřít sklo klíčem',
      result:
        'Klíč se otočí, jako by se používal denně. Vůně strniště a deště, pak chleba, svíčky, mokrého psa; na lavici přestanou cvakat jehlice. Nastavíš ruce, ale den mezi nimi proklouzne, plácne o dlaždice a je pryč škvírou pode dveřmi. Venku, uprostřed odpoledne, zakokrhá první kohout.',
    },
    b: {
      label: 'Nechat rozhodnout ji',
      result:
        'Položíš jí klíč do klína, na vlnu. Odloží jehlice a teprve teď je slyšet, jak dlouho tu nebylo ticho. Sklo se jí od dechu zamlží; otře ho rukávem, tím malým. Ruka s klíčem se vůbec nechvěje, dokud do zámku nezbývá jen na prst.',
    },
    c: {
      label: 'Rozbít sklo a vstoupit',
      result:
        'Nejdřív lavicí, potom ramenem. Z uliček se přikodrcají mosazní zřízenci a chytí tě za kabát; kabát si mohou nechat. Sklo se netříští, povoluje v kruzích a zavře se za tebou jako voda. Venku, už trochu rozmazaně, zvedá stařena rukávek, jako se mává z přístavní hráze.',
    },
    k1: {
      label: 'Položit na sklo teplý list',
      result:
        'Přilehne ke sklu, jako by byl střižený na míru. Vystupuje z něj tisk, tvoje písmo i s otlučeným e: východ slunce, dvě vejce, hádka kvůli záclonám, v deset usmířeno; žnečky; déšť. Řádek po řádku stříbrná věc pod ním bledne. Stařena čte s tebou a hýbe rty. Na posledním řádku je jen slovo most.',
    },
  },
  TAN17: {
    text: 'Sedíte na schodech Archivu, ty a stařena, a den se vrací popořádku, všem. Vejce. Pšenice. Déšť. Kolem čtvrté se Tobin příliš vykloní a Marys běží po mokrých prknech, aby ho zachytila, a zábradlí praskne. Oba jsou mrtví a oba žili; všechny roky jsou zase tady, i s pískáním a smíchem. Stařena odloží pletení na schod a neví, co s rukama.',
    a: {
      label: 'Truchlit, jak se sluší, s datem',
      result:
        'V novém kalendáři vyjde arch plný. Mezi osmým a desátým stojí řádek: východ slunce, počasí, dva malé křížky. Chodíš v černém a umíš říct odkdy. V ten den přijde do krámu kluk, přejede řádek prstem a najde tam i sebe. Přinesl dort. Na stole stojí dva talíře.',
    },
    b: {
      label: 'Jít se stařenou na most',
      result:
        'Je to obyčejný most s novým zábradlím. Ona přinesla jiřinu pro Marys; ty, i když o tom nepadlo slovo, máš snítku kvetoucí máty pro Tobina. Pustíte je ve stejnou chvíli. V zátočině se jiřina zachytí za kořen a máta vedle ní krouží tak dlouho, až se uvolní obě. Potom rozbalíte chleba.',
    },
  },
  TAN18: {
    text: 'Nedokáže to. Když se lampy samy rozsvítí, jak tu mají ve zvyku, stojí pořád před zámkem a ty jí vyprostíš klíč z prstů, z jednoho po druhém. Teď by to šlo; nikdo by ti nebránil. Pověsíš ho na hřebík. U brány řekne ona „Tobin“ a ty „Marys“, jako když lidé představují svůj doprovod. Doma večer prostřeš druhý talíř a tentokrát ho neuklidíš.',
    a: {
      label: 'Vytisknout jen ta dvě jména',
      result:
        'Dvě jména uprostřed stránky, bez data, bez křížku. Učeň otevře pusu, zase ji zavře a vysází je. Žádný zákazník se neptá. Staré kalendáře končívají na hřebíku na záchodě a ubývá jich list po listu; když v zimě procházíš vesnicemi, vidíš všude hřebík, provázek a na něm tu jedinou stránku.',
    },
    b: {
      label: 'Prodávat stránku bílou',
      result:
        'První rok mají lidé prázdnou stránku za chybu, druhý si na ni píšou, komu dluží návštěvu. Někdo vrátí slepici, někdo posune o stopu zpátky plot. Nařízené to není. Pátým rokem mají pekaři na ten den housku, docela hladkou, a prodávají ji jedině po dvou.',
    },
  },
  TAN19: {
    text: 'Je odpoledne, kolem čtvrté, a teplo. Déšť zrovna přešel; na obou březích strniště, mokrá prkna, pára. Ve vodě je dítě, Tobin, a čepice už pluje kus před ním. Na mostě se Marys vyklání daleko přes ztrouchnivělé zábradlí. Dívá se dolů na něj, na tebe ještě ne. Na břeh je to třicet kroků. Plavat umíš.',
    a: {
      label: 'Skočit za ním',
      result:
        'Voda je studenější než den. Držíš ho za límec, nebo držíš jen límec; zábradlí praskne, nebo nepraskne; nahoře někdo vykřikne tvé jméno. Pak je kolem čtvrté a teplo a čepice pluje kus napřed. Skočíš. Pokaždé skočíš. V Archivu už ten den pod sklem neleží. Plave.',
    },
    b: {
      label: 'Zavolat na ni, jen zavolat',
      result:
        'Zavoláš ji jménem, jednou, vším dechem, který máš. Otočí se. Vlasy sklouznou z ucha s malou jizvou, pozná, kdo to je, a tvář se jí chystá něco říct. To je celý den. Čepice na vodě stojí. Pod mostem visí vlaštovka s otevřenými křídly.',
    },
  },
})
