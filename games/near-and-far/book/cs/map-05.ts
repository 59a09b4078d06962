import { pages } from '../pages.ts'

export const chapter = pages({
  49: {
    text: 'Duna jde od rána před tebou, volským krokem. Kolem čtvrté se zastaví, písek se sveze na obě strany a ve svahu se objeví zelené dveře. Chlapec je přidržuje nohou. „Jednu hodinu,“ řekne. „Maminka drží večeři v teple od loňska.“',
    a: {
      label: 'Zůstat na večeři',
      result:
        'Ptají se, který je rok, a odpovědi nevěří. Nad čočkou začneš dětem vyprávět příběh. V nejlepším zasyčí ve dveřích písek; vystrčí tě ven s teplým bochníkem a se dvěma blýskavými kamínky ze zástěrky té nejmenší.',
    },
    b: {
      label: 'Odnést, co se dá',
      result:
        'Otec brání truhlu vlastními zády; odstrčíš ho. Jsi venku s druhou náručí, když se svah sesype, o dobrou půlhodinu dřív. Vedle tebe leží v písku okovaná skříňka, pytlík mouky a dětská lžička, ještě ulepená od medu.',
    },
  },
  50: {
    text: 'Na bedně za pultem karavanseráje stojí hostinská. Je jí osm. Jejím rukám je sedmdesát, jsou skvrnité, plné prstenů a na počitadle hbité. „Napily se samy,“ říká, „já se jenom myla.“ Od té doby ji žádný velbloudář neošidil. Dnes chce účet čtrnáct karavan a svíčka je krátká.',
    a: {
      label: 'Počítat s ní do rána',
      result:
        'Ke čtvrté sloupce souhlasí. Teď by chtěla pohádku, ale přesnou. Vyprávíš jí o jedné cestě se všemi studnami; míle si nechá zopakovat. Ve spánku vypadá na svůj věk, jen ruce počítají dál.',
    },
    b: {
      label: 'Využít její jediné chyby',
      result:
        'Nad ránem se jí při zívnutí změní sedmička v jedničku. Mlčíš, podepíšeš a naložíš, co nikdo nezaplatil. Z cesty je ještě vidět osvětlené okno a v něm dívka, která jezdí prstem po sloupci nahoru, dolů a nahoru.',
    },
  },
  51: {
    text: 'V Mrtvé oáze jsou palmy bílé jako sádra a tůň je modřejší než obloha. Na pohárek čekají ve frontě dva tucty poutníků. Všem je kolem dvaceti; u nich doma se naslouchá jen lidem nad padesát. Pod plachtou sedí paní Osera v bílých rukavičkách a každému, kdo zaváhá, nalije čaj.',
    a: {
      label: 'Převařit vodu s popelem',
      result:
        'Popel z palem, pořádný var, plátno. Poutníci pijí, šklebí se a zůstává jim dvacet. Chtěli vrásky; místo nich ponesou domů něco, co se dá vysvětlovat, pomalu a s odmlkami. Piješ s nimi a tvé hrdlo se tu hořkost učí nazpaměť.',
    },
    b: {
      label: 'Prodat paní Oseře rok',
      result:
        'Přečte ti každou doložku, podá pero, zeptá se, zda ti nevadí světlo, a s jehlou je pak tak hbitá, že jí poděkuješ. Měšec je těžký. Když vzhlédneš, fronta už u tůně nestojí. Poutníci si jeden po druhém vyhrnují rukávy.',
    },
  },
  52: {
    text: 'Kameníci hledali dlažbu a našli schody. Každý stupeň je víko hrobu s podobiznou: nahoře stařena, pod ní šedesátnice, pak žena ve čtyřiceti, nevěsta, školačka. Na poslední podestě muži odložili nářadí. Stojí tam kolébka a peřinka v ní je odestlaná.',
    a: {
      label: 'Číst nápisy shora dolů',
      result:
        'Až dolů je to jedno jméno, tesané jednou rukou. Jen poslední hrob má o řádek víc: „Zbytek odeslán.“ Předák tě nechá nápis opsat, rozdělí se o cibuli a dá ti kamínek, který ležel ve školaččině kalamáři. Někdo by ho mít měl, říká.',
    },
    b: {
      label: 'Sejít ke kolébce',
      result:
        'Houpe se dřív, než na ni sáhneš. Ten, kdo ji pohání nohou, se nechce ukázat: dvakrát ti zhasne lampu a jednou tě kopne do holeně. Při třetím světle kolébka stojí. Pod polštářkem leží, co mělo být ke křtinám.',
    },
  },
  53: {
    text: 'Devatenáct vojenských vozů stojí v písku v dokonalé řadě, postroje naolejované, plachty napnuté. Zásobovač zasalutuje. Vojsko se tu k němu mělo připojit v úterý; v pondělí narazilo na studnu. Od té doby ho viděl jen jednou: jedenáct set starců sedělo u příkopu, boty vedle sebe, a zdvořile se vyptávalo na penzi.',
    a: {
      label: 'Pomoci mu odepsat válku',
      result:
        'Devatenáct vozů, devatenáct podpisů a kolonka pro důvod, do které píšeš „stáří“. K večeru nikomu nic nedluží. Být k ničemu neumí, a tak se zeptá, co ti schází, a ořeže si novou tužku.',
    },
    b: {
      label: 'Zabavit poslední vůz',
      result:
        'Bije se podle předpisů a podle předpisů prohraje. Pak zvedne čepici a požádá o stvrzenku; protože nemáš papír, nastaví manžetu. Odjíždíš se suchary a s hrstkou čísího žoldu. Za tebou krokuje mezeru v řadě.',
    },
  },
  54: {
    text: 'Z první z Chapadlových šachet se zvedne bledé rameno, mokré a silné jako stěžeň, a postaví na roubení plné vědro, aniž ukápne kapka. Pak čeká, konec stočený do dlaně. Nosiči vody ten zvyk znají: položit se má věc, na které člověk lpí. Tuřín ti vrátí.',
    a: {
      label: 'Položit něco, na čem ti záleží',
      result:
        'Vybrat chvíli trvá, rozevřít prsty ještě déle. Rameno tu věc opatrně celou ohmatá a zmizí s ní dolů. V dalším vědru leží plátěný oslík, jedno ucho umazlené do ztracena a břicho teplé jako chleba.',
    },
    b: {
      label: 'Zatáhnout za rameno',
      result:
        'Paty ti vyorají dvě brázdy až k roubení. Tam rameno povolí první, ze slušnosti, a v rukou ti zůstane kluzká mosazná objímka s mincí uvízlou pod okrajem. Ostatní šachty zatahují ramena, jedna po druhé, jako když ulice zavírá okenice.',
    },
  },
  55: {
    text: '„Zadarmo,“ řekne holič na kraji Poslední Cisterny a vytřepe roušku. Černé vlasy vymete kozám. Šedivé sbírá pinzetou, podrží proti slunci a ukládá do lahviček, nadepsaných roky a měsíci. Na jednom štítku v polici za zrcadlem stojí přesně tvůj věk.',
    a: {
      label: 'Nechat se ostříhat a vyptávat se',
      result:
        'Pro dámu v rukavičkách, říká; jezdí vždycky za novu, v zavřeném kočáře, přepočítá je vlas po vlasu a nikdy se neposadí. U tebe najde čtyři a omluví se. S tímhle sestřihem tě karavaníci zdraví první.',
    },
    b: {
      label: 'Ukrást lahvičku se svým věkem',
      result:
        'Než obtáhne břitvu, zmizí ti lahvička v rukávu. Za rohem vytáhneš zátku: seno, teplé švestky, něčí léto. Kupec si ji vezme pro tu vůni a k penězům přidá oběd. Přes zeď je slyšet, jak holič velmi zdvořile žádá dalšího zákazníka, aby obrátil kapsy.',
    },
  },
  56: {
    text: 'Téhle tůně se nikdy nedotkl vítr. Je vidět až na dno a pak ještě dál, na druhou stranu, na trávník se slunečníky: koupe se tam rozesmátá společnost, podle střihu čepců tak před dvěma sty lety. Dívka s mokrými copy zvedne sklenici té vody a zarazí se. Vidí tě.',
    a: {
      label: 'Říct jí, ať nepije',
      result:
        'Skládáš slova pomalu, bez hlasu. Její rty si je zkoušejí. Pak se otočí, řekne je ostatním a trávník se vyprázdní, slunečníky odejdou poslední. Na tvém břehu nechala voda prsten s mokrým kamenem a minci, jaké se už nerazí.',
    },
    b: {
      label: 'Potopit se pro jejich šperky',
      result:
        'Studené ruce ti pomáhají: rozepnou sponu, podají náramek, košík s jídlem a přidrží tě za kotník. Kotník už nepustí. Necháš jim botu a na břehu lapáš po dechu vedle šperkovnice, pro kterou si dvě stě let nikdo nepřišel.',
    },
  },
  57: {
    text: 'Uprostřed písku stojí jediný strom, košatý a rudý. Brázda za ním vede přes duny k dalekým lesům: přišel pěšky. Napříč kmenem, ve výši tvého srdce, zeje čerstvá rána po meči a ještě teče. Na padesát mil kolem žádný meč není.',
    a: {
      label: 'Ovázat ránu a zalít strom',
      result:
        'Ovážeš ji pruhem stanu a vyliješ, co zbývalo k pití; chléb zmizí pod kořenem, který se nad ním zavře. Ráno stojí strom o krok dál. Budíš se v jeho stínu a v jamce po kořeni se leskne stará mince.',
    },
    b: {
      label: 'Spálit ho na teplo',
      result:
        'Nedá se snadno a noc je velmi studená. Oheň hoří klidně a krvácí: mezi kameny vytéká rudý pramínek a obchází tvou přikrývku. V popelu leží mince z čísi skrýše a dvě kapky pryskyřice, tvrdé jako drahokamy.',
    },
    k1: {
      result:
        'Koruna se za tebou otočí, ačkoli nefouká. Strom už slyšel od svých sester, po kořenech a přes velikou dálku, o člověku s košilí. Celý den se nad tebe sklání a drží tě ve stínu. Za soumraku ti klesne do klína větev a na ní něco zabaleného v kůře.',
    },
    k2: {
      result:
        'Kořeny mu pověděly, čí ruka držela sekyru. Nechá tě přijít docela blízko a pak na tebe padne, schválně, nakolik strom může něco chtít. Prosekáš se z větví ven a z puklé kůry se na tebe sypou zarostlé mince. Jedna větvička tě drží za rukáv až do západu slunce.',
    },
  },
  58: {
    text: 'Čekárna je zametená a nikdo v ní nečeká. Kapky účinkují, říká lékařka, vesnici za vádím by do neděle postavila na nohy. Předpis ovšem žádá list bílé břízy, která nekrvácí. Prošla devětatřicet herbářů a má ten strom za opisovačův žert.',
    a: {
      label: 'Hledat v knihách náhradu',
      result:
        'V předposledním herbáři to stojí, pod vylisovanou můrou: mech, ocet a trpělivost, účinek poloviční. Zaplatí ti granátem, který měla na vahách za závaží. V poledne už v čekárně sedí muž s kloboukem na kolenou a kašle, jak nejhlasitěji umí.',
    },
    b: {
      label: 'Přinést papír pouštních vos',
      result:
        'Kapky nic nepřecedí lépe než vosí papír a ona ho od jara nemá. Vosy jsou doma. Vracíš se s hnízdem v dece a s jedním okem zateklým; ošetří ti ho prvním archem, zatímco se ohřívá polévka.',
    },
    k1: {
      result:
        'Když spatří, co jí kladeš na stůl, musí si sednout. Z bílého listu potřebuje jen špičku, zato celou noc. V neděli vstane půl vesnice, přejde vádí a přinese ti truhličku, do které si lidé spořili na pohřby.',
    },
  },
  59: {
    text: 'Čtyřicet velbloudů stojí v řadě, na nich sedí čtyřicet jezdců a všechno je to kost. Karavaníci tomu místu říkají Kosti karavany a objíždějí je velkým obloukem. Otěže leží v prstech připravené, lebky hledí vpřed k prvnímu sedlu. Vůdkyně v něm zvedá paži a má ústa otevřená k povelu.',
    a: {
      label: 'Najít její jméno a vyslovit ho',
      result:
        'Stojí v deváté sedlové knížce vedle dluhu za datle: Sabra Ilenová. Vyslovíš ho nahlas. Čtyřicet lebek se otočí, jako když se děti volají k večeři. Pak řada od posledního velblouda k prvnímu pokleká, uléhá k odpočinku a vůdkyni se z rukávu vykutálí jedna mince.',
    },
    b: {
      label: 'Projet podél řady s pytlem',
      result:
        'Žádný z nich nepouští otěže lehce. Naučíš se začínat palcem. U třicátého sedla je pytel plný, u čtyřicátého už nevzhlížíš. Za tebou zůstává nataženo čtyřicet prázdných dlaní, jako by zkoušely, jestli neprší.',
    },
  },
  60: {
    text: 'Devět hliněných sít velkých jako štít, víc Dům filtrů mezi poušť a tři vesnice postavit nemůže. Šest jich je prasklých. Strážce ochutná, co kape z posledního, udělá na zdi čárku a čeká, co to s ním provede. Je mu třicet a vypadá na osmdesát.',
    a: {
      label: 'Vypálit s ním nová síta',
      result:
        'Pět dní hlíny, slámy a kouře. Zkouší pohár za pohárem a devětkrát zavrtí hlavou. Desátý dopije do dna. „To je jenom voda,“ řekne. Přijdou tři vesnice se džbány, s chlebem a s kloboukem drobných; on ten pohár pořád ještě neodložil.',
    },
    b: {
      label: 'Vzít tři dobrá síta',
      result:
        'Ve dveřích stojí dva nosiči vody, a pak už nestojí. Síta se vejdou na mezka; za třetím měly vesnice zazděné peníze na hlínu. Strážce za tebou neběží, nemůže. Ze zvyku přistaví pohár pod trubku.',
    },
  },
  61: {
    text: 'Česačům pepře chrastí na krku mléčné zuby. Každý prý jed jednou kousne a pak zčerná; jeden z mužů se na důkaz napije z příkopu. Předačce zbývají na šňůře tři bílé. Ve vsi už nejsou děti v tom správném věku a sklizena je teprve půlka.',
    a: {
      label: 'Nakoupit zuby ve vedlejším údolí',
      result:
        'Tamní děti jsou za minci rády. Stojí ve frontě s otevřenou pusou a zkoušejí, který se viklá; jedno chce za zub nůž a nakonec vezme píšťalku. Přineseš plechovku od tabáku, ve které to chrastí, a česači platí masem i penězi. Předačka si v noci navléká šňůru po hmatu a brouká si.',
    },
    b: {
      label: 'Otevřít hrob prvního česače',
      result:
        'Hrob je hluboký a brání se: kořeny, mouchami, rukou, která bývala složená. Náhrdelník má zub za každého, kdo mu uvěřil, a obtočí se ti kolem krku třikrát. Celou cestu zpátky studí na prsou a pocvakává, mimo tvůj krok.',
    },
  },
  62: {
    text: 'Muž kope studnu a při práci z ní pije. Za svítání je starý a vousy se mu máčejí v blátě. K desáté se mu narovnají záda. V poledne stojí v šachtě kluk s rukávy přes prsty a hází písek. „Už to skoro bude,“ volá pokaždé nahoru, jen jiným hlasem.',
    a: {
      label: 'Vyzdívat studnu vždy kolem desáté',
      result:
        'Má jednu hodinu, kdy unese kámen a dá si říct. V té hodině, šest dní po sobě, spolu kladete skruž a utěsňujete ji jílem. Poděkuje ti třemi hlasy, jedním po druhém, a platí ten nejmladší.',
    },
    b: {
      label: 'Vzít klukovi zlato',
      result:
        'Na římse v šachtě má kopáč hrudku zlata s kamenem a jídlo na dva dny. Kluk to bere jako hru: pere se, hihňá, pak si zakryje oči a začne odříkávat čísla. Slyšíš ho ještě za dunou, počítá už přes devadesát a hlas mu začíná přeskakovat.',
    },
  },
  63: {
    text: 'Pod Žlutým obloukem leží polštáře, bublá samovar a na skládacím stolku stojí tři tucty lahviček. Paní Osera se vyptá na cestu dřív než na cokoli jiného. Před tebou žmoulá otec čepici: deset let, říká, za věno. Dcera čeká u osla, z doslechu, a drží se velmi zpříma.',
    a: {
      label: 'Smlouvat na jeho straně',
      result:
        'Najdeš doložku o větším odběru, pak jednu o vdovcích a vypiješ pět šálků jejího čaje. Vyjde to na čtyři roky a na lepší věno, než si troufal říct. Paní Osera ti potřese rukou. Otec nese k oslu modré plátno na obou rukou, jako by spalo.',
    },
    b: {
      label: 'Prodat místo něj svůj rok',
      result:
        'Jehla vůbec nebolí. Dostaneš stvrzenku, sušenku a peníze, které ležely odpočítané pro něj; paní Osera má na dnešek nakoupeno a skládá stolek. U osla vytáhne dcera seznam výbavy, uhladí ho a zase schová.',
    },
    c: {
      label: 'Převrhnout stolek',
      result:
        'Sluhové chtějí zachránit stolek a schytají samovar. O kámen se rozbijí všechny tři tucty lahviček. Kdesi si lidé sedají na postelích a je jim dobře, neví se proč. Otec hledí na mokré dlaždice a pak ti dá chleba, který si vzal na zpáteční cestu.',
    },
  },
  64: {
    text: 'Nad ohněm z velbloudího trní míchá kuchař polévku, které nechybí nic než jediná lžíce: rok, jehož by se někdo rád zbavil. Ochutná, zavrtí hlavou a ťukne do seznamu přibitého na káře. Je na něm dvě stě jmen. „Jíst chtějí všichni,“ řekne, „přispět nikdo.“',
    a: {
      label: 'Dát mu svůj nejhorší rok',
      result:
        'Tvůj rok zmizí v hrnci a ani nešplouchne. Na okamžik je ti v hrudi tak lehko, že se musíš přidržet káry. Pak dostaneš první misku. Hledáš ho v ní pod pórkem a chuť má slabší, než čekáš: trochu kouře.',
    },
    b: {
      label: 'Prodávat místa na seznamu',
      result:
        'Do poledne změní první stránka dvakrát majitele. Čtyřku koupí soudce, trojku nevěsta; lítost, jak se ukazuje, jedí ti nejlepší lidé. Do půlnoci tvůj výdělek oběhne ve džbánu ohně karavaníků. Známosti zůstanou a jedna z nich zpívá.',
    },
  },
})
