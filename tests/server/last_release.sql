-- keys: {"brass-lantern-92": {"host": "RK3Fy_kUfGOc4I_ZTeQMvLSUXQmNWazD", "invite": "ilGNtQo0lIH9zRkelFzXP1FOJjp1D-A5", "seats": {"0": "Z9di8SQG4sE3D1z_hR1-8f1_DFed7IGg", "1": "3cNgdOjM6vY5KQeVgSREhClAAuQ9y6TM"}}, "frosty-goblet-69": {"host": "WvXlYtF0dI66MXERqwGZ4-qFLac1HoR2", "invite": "6s_Ie1TdtJOnOFBFbv-Ypdp_ufQHdakF", "seats": {"0": "-qFjiAF57HtmXd1QEp04bvu3y3spcGce", "1": "LkwVFW6PV3bvPm3kGrfbPRY4X_1vt9zL", "2": "0U36lZnzfPOfN32GUm04u8UWqXROnjSS"}}, "dizzy-goblin-18": {"host": "I9kXVQV065ic-GUgR37Ww1AUTXaBRyVr", "invite": "mYPqAwd_fMA88tAJ1WwE6cXFPX4wk3ry", "seats": {"0": "D1FU3m-odzDXk2_CKz4OFbM32td5vkf9", "1": "Uf9Vpp_BgdheZ4CWJLWY86pgxowEQD2c", "2": "wV817_A72yR_vL_AJ6y1e88LUkXIbf8o"}}, "patient-ferret-31": {"host": "y_rxkLsyCrswomHpyMLg9MQYgPWGNxk2", "invite": "_5sG3efkRoGGueNJ_wTcZFRCWHRXwaLI", "seats": {"0": "phSkqfp5Go-vhaZfksNzbQS9prM2SUFn", "1": "LZORIpKflwk1_ATyFiIrdkqKBptMQXDw", "2": "t2eqV6mxwlaiq36KbI6f2U84AbxCJlCy"}}, "shady-basilisk-16": {"host": "oO-v1vYlpvkF73eQKmJyUIuOSzJhXRxb", "invite": "8K7mfd2a1TvBiHq_u5Vyg5lsplst0Ddq", "seats": {"0": "aTwoV53DEXnVlIXJXiwaVCb8ziOKiuL6", "1": "DqVxL4S1OJmEhRohgv69i1NLigcGy_lS"}}, "windy-raven-37": {"host": "oO-v1vYlpvkF73eQKmJyUIuOSzJhXRxb", "invite": "8K7mfd2a1TvBiHq_u5Vyg5lsplst0Ddq", "seats": {"0": "aTwoV53DEXnVlIXJXiwaVCb8ziOKiuL6", "1": "DqVxL4S1OJmEhRohgv69i1NLigcGy_lS"}}, "gilded-torch-10": {"host": "ovUXYynFmoTgZLzvlWNi6KhLY1rVAzOm", "invite": "-dPtkv8-5R_yA114ABekwUuRwQp3_O0M", "seats": {"0": "ZuMQs4Ha0JN4x3DB9XrlMbf0NBKTtS18", "1": "pai0GcwBrTBXr0HKgG9Kqdm-RGQ0L-zH"}}}
BEGIN TRANSACTION;
CREATE TABLE briefs (
    name TEXT PRIMARY KEY REFERENCES tables,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    phase TEXT NOT NULL,
    names TEXT NOT NULL,  -- JSON
    actor INTEGER,
    open_seats INTEGER NOT NULL,
    made REAL NOT NULL,
    moved REAL NOT NULL,
    public INTEGER NOT NULL,
    winners TEXT NOT NULL  -- JSON
) WITHOUT ROWID;
INSERT INTO "briefs" VALUES('brass-lantern-92','looterz','rigor','lobby','["Ada","Bo the Bold",""]',NULL,1,1.79492761550844740869e+09,1.79492761564443659779e+09,1,'[]');
INSERT INTO "briefs" VALUES('dizzy-goblin-18','kragmortha','library','running','["Ada","Bo","Клео"]',1,0,1.79492761566165876388e+09,1.79492761567905473709e+09,0,'[]');
INSERT INTO "briefs" VALUES('frosty-goblet-69','looterz','dragon','running','["Ada","Bo","Клео"]',1,0,1.79492761564637780193e+09,1.79492761565764880182e+09,0,'[]');
INSERT INTO "briefs" VALUES('gilded-torch-10','looterz','dragon','running','["Ada","Bo",""]',0,0,1.7949276157215681076e+09,1.79492762441405367848e+09,1,'[]');
INSERT INTO "briefs" VALUES('patient-ferret-31','heroes','first-watch','running','["Ada","Bo","Клео"]',2,0,1.79492761568411803244e+09,1.79492761570420479772e+09,0,'[]');
INSERT INTO "briefs" VALUES('shady-basilisk-16','looterz','dragon','over','["Ada","Bo"]',NULL,0,1.79492761571214652065e+09,1.79492761571946215625e+09,0,'[1]');
INSERT INTO "briefs" VALUES('windy-raven-37','looterz','dragon','running','["Ada","Bo"]',0,0,1.7949276157185342312e+09,1.7949276157185342312e+09,0,'[]');
CREATE TABLE chat (
    name TEXT NOT NULL REFERENCES tables,
    number INTEGER NOT NULL,
    seat INTEGER,
    speaker TEXT NOT NULL,
    text TEXT NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (name, number)
) WITHOUT ROWID;
INSERT INTO "chat" VALUES('gilded-torch-10',1,0,'Ada','Good luck!',1794927615.73046);
INSERT INTO "chat" VALUES('gilded-torch-10',2,NULL,'','Удачи!',1.79492761573146057132e+09);
CREATE TABLE entries (
    name TEXT NOT NULL REFERENCES tables,
    version INTEGER NOT NULL,
    kind TEXT NOT NULL,
    data BLOB NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (name, version)
) WITHOUT ROWID;
INSERT INTO "entries" VALUES('brass-lantern-92',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.79492761550844740869e+09);
INSERT INTO "entries" VALUES('brass-lantern-92',2,'seated',CAST('{"kind":"seated","seat":1,"who":"open"}' AS BLOB),1.79492761550844740869e+09);
INSERT INTO "entries" VALUES('brass-lantern-92',3,'seated',CAST('{"kind":"seated","seat":2,"who":"open"}' AS BLOB),1.79492761550844740869e+09);
INSERT INTO "entries" VALUES('brass-lantern-92',4,'seated',CAST('{"kind":"seated","spent":0.0,"seat":1,"who":"person","name":"Bo"}' AS BLOB),1.79492761564069509502e+09);
INSERT INTO "entries" VALUES('brass-lantern-92',5,'arranged',CAST('{"kind":"arranged","spent":0.0,"seats":3,"edition":"rigor","options":{"target":8},"clock":{"kind":"move","seconds":90},"public":true}' AS BLOB),1.79492761564345073696e+09);
INSERT INTO "entries" VALUES('brass-lantern-92',6,'renamed',CAST('{"kind":"renamed","spent":0.0,"seat":1,"name":"Bo the Bold"}' AS BLOB),1.79492761564443659779e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.79492761566165876388e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',2,'seated',CAST('{"kind":"seated","seat":1,"who":"person","name":"Bo"}' AS BLOB),1.79492761566165876388e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',3,'seated',CAST('{"kind":"seated","seat":2,"who":"person","name":"Клео"}' AS BLOB),1.79492761566165876388e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',4,'started',CAST('{"kind":"started","seed":4507327069965452604,"options":{"people":7}}' AS BLOB),1.79492761566165876388e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',5,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":158,"notation":"place c5","id":"q2"}' AS BLOB),1.79492761567081880571e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',6,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":157,"notation":"place b5","id":"q4"}' AS BLOB),1.79492761567244648928e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',7,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":161,"notation":"place f5","id":"q6"}' AS BLOB),1.79492761567377614971e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',8,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":22,"notation":"play goblin:book+ball","id":"q8"}' AS BLOB),1.79492761567511034011e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',9,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":159,"notation":"step d5","id":"q9"}' AS BLOB),1.7949276156760447025e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',10,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":16,"notation":"play goblin:book+scroll","id":"q11"}' AS BLOB),1794927615.67735);
INSERT INTO "entries" VALUES('dizzy-goblin-18',11,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":164,"notation":"step b6","id":"q12"}' AS BLOB),1.79492761567821526528e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',12,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":0,"notation":"pass","id":"q13"}' AS BLOB),1.79492761567905473709e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',13,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":37,"notation":"play rigor:ball+ball","id":"q15"}' AS BLOB),1.79492761568061900143e+09);
INSERT INTO "entries" VALUES('dizzy-goblin-18',14,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":187,"notation":"step d9","id":"q16"}' AS BLOB),1.79492761568165850637e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.79492761564637780193e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',2,'seated',CAST('{"kind":"seated","seat":1,"who":"person","name":"Bo"}' AS BLOB),1.79492761564637780193e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',3,'seated',CAST('{"kind":"seated","seat":2,"who":"person","name":"Клео"}' AS BLOB),1.79492761564637780193e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',4,'started',CAST('{"kind":"started","seed":6141885927397993333,"options":{}}' AS BLOB),1.79492761564637780193e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',5,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":77,"notation":"recruit gelatinous-cube","id":"q2"}' AS BLOB),1.79492761565123701101e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',6,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":410,"notation":"search gelatinous-cube#1","id":"q3"}' AS BLOB),1.79492761565238070483e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',7,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":69,"notation":"recruit zombie","id":"q4"}' AS BLOB),1.79492761565322685246e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',8,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":3,"notation":"end turn","id":"q5"}' AS BLOB),1.79492761565398049354e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',9,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":74,"notation":"recruit mermaid","id":"q7"}' AS BLOB),1.79492761565515637398e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',10,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":404,"notation":"search mermaid#1","id":"q8"}' AS BLOB),1.79492761565607118604e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',11,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":90,"notation":"recruit minotaur","id":"q9"}' AS BLOB),1.79492761565688037873e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',12,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":3,"notation":"end turn","id":"q10"}' AS BLOB),1.79492761565764880182e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',13,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":1,"notation":"draw","id":"q12"}' AS BLOB),1.79492761565879082675e+09);
INSERT INTO "entries" VALUES('frosty-goblet-69',14,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":67,"notation":"recruit king","id":"q13"}' AS BLOB),1.79492761565969943999e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.7949276157215681076e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',2,'seated',CAST('{"kind":"seated","seat":1,"who":"person","name":"Bo"}' AS BLOB),1.7949276157215681076e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',3,'seated',CAST('{"kind":"seated","seat":2,"who":"bot","level":"apprentice"}' AS BLOB),1.7949276157215681076e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',4,'started',CAST('{"kind":"started","seed":4706848326548067187,"options":{"target":8}}' AS BLOB),1.7949276157215681076e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',5,'moved',CAST('{"kind":"moved","spent":0.001,"seat":0,"action":88,"notation":"recruit bomber","id":"q1"}' AS BLOB),1.79492761572593688967e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',6,'moved',CAST('{"kind":"moved","spent":0.001,"seat":0,"action":432,"notation":"search bomber#1","id":"q2"}' AS BLOB),1.7949276157272002697e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',7,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":83,"notation":"recruit archer","id":"q3"}' AS BLOB),1.79492761572823166849e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',8,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":3,"notation":"end turn","id":"q4"}' AS BLOB),1.79492761572925186154e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',9,'moved',CAST('{"kind":"moved","spent":0.003,"seat":1,"action":67,"notation":"recruit king","id":"q8"}' AS BLOB),1.79492761573293209071e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',10,'undone',CAST('{"kind":"undone","spent":0.001,"seat":1,"ply":4}' AS BLOB),1.79492761573431801793e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',11,'silenced',CAST('{"kind":"silenced","spent":0.0,"seat":1,"silent":true}' AS BLOB),1.79492761573550200461e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',12,'stood-in',CAST('{"kind":"stood-in","spent":0.0,"seat":1,"level":"apprentice","why":"left"}' AS BLOB),1.79492761573639249801e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',13,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":71,"notation":"recruit scarecrow"}' AS BLOB),1.79492761679732942574e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',14,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":8,"notation":"steal > p1"}' AS BLOB),1.79492761786623692514e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',15,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":398,"notation":"search scarecrow#1"}' AS BLOB),1.79492761844166064263e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',16,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":83,"notation":"recruit archer"}' AS BLOB),1.79492761927698040013e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',17,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":3,"notation":"end turn"}' AS BLOB),1.79492762002379655839e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',18,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":71,"notation":"recruit scarecrow"}' AS BLOB),1.79492762065723466874e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',19,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":9,"notation":"steal > p2"}' AS BLOB),1.79492762150832152372e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',20,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":399,"notation":"search scarecrow#2"}' AS BLOB),1.79492762255818271636e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',21,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":70,"notation":"recruit cleric"}' AS BLOB),1.79492762368318843841e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',22,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":3,"notation":"end turn"}' AS BLOB),1.79492762440540909764e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',23,'moved',CAST('{"kind":"moved","spent":0.002,"seat":0,"action":80,"notation":"recruit necromancer","id":"q143"}' AS BLOB),1.79492762440853095059e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',24,'moved',CAST('{"kind":"moved","spent":0.001,"seat":0,"action":417,"notation":"search necromancer#2","id":"q144"}' AS BLOB),1.79492762441059660908e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',25,'moved',CAST('{"kind":"moved","spent":0.001,"seat":0,"action":679,"notation":"activate archer#2","id":"q145"}' AS BLOB),1.79492762441228532795e+09);
INSERT INTO "entries" VALUES('gilded-torch-10',26,'paused',CAST('{"kind":"paused","spent":0.001}' AS BLOB),1.79492762441405367848e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.79492761568411803244e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',2,'seated',CAST('{"kind":"seated","seat":1,"who":"person","name":"Bo"}' AS BLOB),1.79492761568411803244e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',3,'seated',CAST('{"kind":"seated","seat":2,"who":"person","name":"Клео"}' AS BLOB),1.79492761568411803244e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',4,'started',CAST('{"kind":"started","seed":1217146829141534481,"options":{}}' AS BLOB),1.79492761568411803244e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',5,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":181,"notation":"clan ratkin","id":"q1"}' AS BLOB),1.79492761569522690768e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',6,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":167,"notation":"place sewer","id":"q2"}' AS BLOB),1.79492761569699454306e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',7,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":168,"notation":"place menagerie","id":"q3"}' AS BLOB),1.79492761569841837885e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',8,'moved',CAST('{"kind":"moved","spent":0.0,"seat":0,"action":167,"notation":"place sewer","id":"q4"}' AS BLOB),1.79492761569978260998e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',9,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":177,"notation":"clan lizardfolk","id":"q6"}' AS BLOB),1.79492761570180702204e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',10,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":167,"notation":"place sewer","id":"q7"}' AS BLOB),1.79492761570300698274e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',11,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":168,"notation":"place menagerie","id":"q8"}' AS BLOB),1.79492761570420479772e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',12,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":182,"notation":"clan imp","id":"q10"}' AS BLOB),1.79492761570629501344e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',13,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":161,"notation":"place forge","id":"q11"}' AS BLOB),1.79492761570765328414e+09);
INSERT INTO "entries" VALUES('patient-ferret-31',14,'moved',CAST('{"kind":"moved","spent":0.0,"seat":2,"action":161,"notation":"place forge","id":"q12"}' AS BLOB),1.7949276157089042664e+09);
INSERT INTO "entries" VALUES('shady-basilisk-16',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.79492761571214652065e+09);
INSERT INTO "entries" VALUES('shady-basilisk-16',2,'seated',CAST('{"kind":"seated","seat":1,"who":"person","name":"Bo"}' AS BLOB),1.79492761571214652065e+09);
INSERT INTO "entries" VALUES('shady-basilisk-16',3,'started',CAST('{"kind":"started","seed":3539418552624817266,"options":{"target":1}}' AS BLOB),1.79492761571214652065e+09);
INSERT INTO "entries" VALUES('shady-basilisk-16',4,'moved',CAST('{"kind":"moved","spent":0.0,"seat":1,"action":93,"notation":"recruit beggar","id":"q2"}' AS BLOB),1.79492761571719884874e+09);
INSERT INTO "entries" VALUES('shady-basilisk-16',5,'rematched',CAST('{"kind":"rematched","spent":0.0,"table":"windy-raven-37"}' AS BLOB),1.79492761571946215625e+09);
INSERT INTO "entries" VALUES('windy-raven-37',1,'seated',CAST('{"kind":"seated","seat":0,"who":"person","name":"Ada"}' AS BLOB),1.7949276157185342312e+09);
INSERT INTO "entries" VALUES('windy-raven-37',2,'seated',CAST('{"kind":"seated","seat":1,"who":"person","name":"Bo"}' AS BLOB),1.7949276157185342312e+09);
INSERT INTO "entries" VALUES('windy-raven-37',3,'started',CAST('{"kind":"started","seed":2671154001508376919,"options":{"target":1}}' AS BLOB),1.7949276157185342312e+09);
CREATE TABLE keys (
    name TEXT NOT NULL REFERENCES tables,
    digest BLOB NOT NULL,  -- SHA-256 of the secret; if it stood last, the checks of SQLite 3.40 would stumble
    role TEXT NOT NULL,
    seat INTEGER,
    PRIMARY KEY (name, digest)
) WITHOUT ROWID;
INSERT INTO "keys" VALUES('brass-lantern-92',X'477015F8DD503C71D8D2806565911DBA0EB4F4B984E43E5389DA4DA6F6A01C4A','host',NULL);
INSERT INTO "keys" VALUES('brass-lantern-92',X'913C47766F3350E6153205EE039FAF3A42E6E52CD930AC5998C9211EA0D33622','invite',NULL);
INSERT INTO "keys" VALUES('brass-lantern-92',X'A75118981C9360387F0FC2E8ED23626FA1BB6EEBCF648EF36C6123359A30E25B','seat',1);
INSERT INTO "keys" VALUES('brass-lantern-92',X'AC9D9F528616672C492796F1B4F45A295617D95DFB853A29FF68E2E52A369865','seat',0);
INSERT INTO "keys" VALUES('dizzy-goblin-18',X'018B61D1C3F95F81790CFD891050C5A42DFF5A799DA02FED0CAB4D0CD1B7BCC1','seat',1);
INSERT INTO "keys" VALUES('dizzy-goblin-18',X'0A68DEE314A1FEF7F5A00CE4C5D0BFE01244117C967B5702517A97BB0764CF3B','invite',NULL);
INSERT INTO "keys" VALUES('dizzy-goblin-18',X'19EB77839F05589D2A454F50FC5AEBF834BCBC5E3CF333C5E6FDDF44B3F0F860','host',NULL);
INSERT INTO "keys" VALUES('dizzy-goblin-18',X'72E3BD141A2913A048301FCFA48185A279787CBCCD2F4F7ADB0213A5BF443913','seat',0);
INSERT INTO "keys" VALUES('dizzy-goblin-18',X'BE28F22C502DC2AB9A2976086B042F749C1B577465C67CACBBDD54B5BD89FD10','seat',2);
INSERT INTO "keys" VALUES('frosty-goblet-69',X'0353D4E7C2782827B86A1FDCABC551B1C6DFCF935B827FC0CF54384879ABB7DD','host',NULL);
INSERT INTO "keys" VALUES('frosty-goblet-69',X'108F2B6551019A82C58E24425DE3058C6F5FAAAA5F4C4DE27B5DE6056BCFB7C2','seat',2);
INSERT INTO "keys" VALUES('frosty-goblet-69',X'4CAB66E424ADDB648188999C143150F5D34E29F461C0961EED7F8F48C5082D92','invite',NULL);
INSERT INTO "keys" VALUES('frosty-goblet-69',X'989B4A50E0384114840E651591D28506FA52E47D23CE40918521AEFE9D33E3BF','seat',1);
INSERT INTO "keys" VALUES('frosty-goblet-69',X'E0EDE14C62639025171261EF69B948B11D6F67B6A41810B0E74F1D8251947932','seat',0);
INSERT INTO "keys" VALUES('gilded-torch-10',X'22DEC70294322657826D374FD1C6CB02A2B164FB4A06B77D98F1F4E85E7015BB','seat',1);
INSERT INTO "keys" VALUES('gilded-torch-10',X'247E740B2128106771C0D9399C6F00180A599ED42BB6BCE5310C9B498C3A5DFB','invite',NULL);
INSERT INTO "keys" VALUES('gilded-torch-10',X'2BD2AF6087C58B8175503C8329E34C41353D8A6D54FBB09F1666B958DC5DFE1D','host',NULL);
INSERT INTO "keys" VALUES('gilded-torch-10',X'76330635520FD48670D5E5DE7027EDDD3CD9181A049DD117625C5C01808994C0','seat',0);
INSERT INTO "keys" VALUES('patient-ferret-31',X'7F6F06C745B6FC0B74A258A3F089E9E3F4F43FC220E5688134C6A7D9FED55A1C','seat',1);
INSERT INTO "keys" VALUES('patient-ferret-31',X'8A69450D15FB5017409A8E1F5105CB88A9AC7FD4FDDE0FD5B6123D458D6230F7','host',NULL);
INSERT INTO "keys" VALUES('patient-ferret-31',X'CB4E4DC204AE1AEE3AF0AFC9A5BAD93D8BF8A131F5113950EF883EC28050B9B5','invite',NULL);
INSERT INTO "keys" VALUES('patient-ferret-31',X'D97B653A3DA97E8FD77BD8B2DBABA9BCB8DEF794137700FCEEF95F5ADDBEF5A9','seat',0);
INSERT INTO "keys" VALUES('patient-ferret-31',X'EB35AA8CF9948C48190DB56B5B925F595A2CE459C1B25C1CB1FCF6969DC3C45E','seat',2);
INSERT INTO "keys" VALUES('shady-basilisk-16',X'09B0E3651684D6DA4423724611F7F4ABDD9CA82C60AEC64966DD38226F38F20E','seat',1);
INSERT INTO "keys" VALUES('shady-basilisk-16',X'2786D8E66A7A3533B0C5E5ED90ECF528F21D4629828DF5D4EBCD2ADC22BBB741','host',NULL);
INSERT INTO "keys" VALUES('shady-basilisk-16',X'410402F5DB911864978E7D27B6E7F0F6A97CD70A43709CA6C61CE5325FA5BCD4','invite',NULL);
INSERT INTO "keys" VALUES('shady-basilisk-16',X'C0532EF153D380C96FB500D005521147C918D46C29588328126CB1650028A399','seat',0);
INSERT INTO "keys" VALUES('windy-raven-37',X'09B0E3651684D6DA4423724611F7F4ABDD9CA82C60AEC64966DD38226F38F20E','seat',1);
INSERT INTO "keys" VALUES('windy-raven-37',X'2786D8E66A7A3533B0C5E5ED90ECF528F21D4629828DF5D4EBCD2ADC22BBB741','host',NULL);
INSERT INTO "keys" VALUES('windy-raven-37',X'410402F5DB911864978E7D27B6E7F0F6A97CD70A43709CA6C61CE5325FA5BCD4','invite',NULL);
INSERT INTO "keys" VALUES('windy-raven-37',X'C0532EF153D380C96FB500D005521147C918D46C29588328126CB1650028A399','seat',0);
CREATE TABLE migrations (number INTEGER PRIMARY KEY, name TEXT, at REAL);
INSERT INTO "migrations" VALUES(1,'tables',1.7949276153549816609e+09);
CREATE TABLE tables (
    name TEXT PRIMARY KEY,
    head BLOB NOT NULL
) WITHOUT ROWID;
INSERT INTO "tables" VALUES('brass-lantern-92',CAST('{"game":"looterz","seats":3,"edition":"dragon","options":{},"clock":{},"public":true,"made":1794927615.5084474}' AS BLOB));
INSERT INTO "tables" VALUES('dizzy-goblin-18',CAST('{"game":"kragmortha","seats":3,"edition":"library","options":{},"clock":{},"public":false,"made":1794927615.6616588}' AS BLOB));
INSERT INTO "tables" VALUES('frosty-goblet-69',CAST('{"game":"looterz","seats":3,"edition":"dragon","options":{},"clock":{},"public":false,"made":1794927615.6463778}' AS BLOB));
INSERT INTO "tables" VALUES('gilded-torch-10',CAST('{"game":"looterz","seats":3,"edition":"dragon","options":{"target":8},"clock":{"kind":"bank","seconds":600,"increment":5},"public":true,"made":1794927615.721568}' AS BLOB));
INSERT INTO "tables" VALUES('patient-ferret-31',CAST('{"game":"heroes","seats":3,"edition":"first-watch","options":{},"clock":{},"public":false,"made":1794927615.684118}' AS BLOB));
INSERT INTO "tables" VALUES('shady-basilisk-16',CAST('{"game":"looterz","seats":2,"edition":"dragon","options":{"target":1},"clock":{},"public":false,"made":1794927615.7121465}' AS BLOB));
INSERT INTO "tables" VALUES('windy-raven-37',CAST('{"game":"looterz","seats":2,"edition":"dragon","options":{"target":1},"clock":{},"public":false,"made":1794927615.7185342}' AS BLOB));
CREATE TRIGGER entries_without_gaps BEFORE INSERT ON entries
    WHEN NEW.version <> 1
        AND NOT EXISTS (SELECT 1 FROM entries WHERE name = NEW.name AND version = NEW.version - 1)
    BEGIN SELECT RAISE(ABORT, 'the version before this one is missing'); END;
CREATE INDEX public_briefs ON briefs (moved) WHERE public;
COMMIT;
